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

fn is_tuple_kind_0( kind_0 : u32) -> bool
{
    var _S2 : bool;
    if(kind_0 == u32(3))
    {
        _S2 = true;
    }
    else
    {
        _S2 = kind_0 == u32(4);
    }
    if(_S2)
    {
        _S2 = true;
    }
    else
    {
        if(kind_0 >= u32(6))
        {
            _S2 = kind_0 <= u32(9);
        }
        else
        {
            _S2 = false;
        }
    }
    return _S2;
}

fn make_0( m_4 : ptr<function, Machine_0>,  bytes_0 : u32)
{
    if(((*m_4).fault_0) != u32(0))
    {
        return;
    }
    var all_0 : u32 = bytes_0 + u32(32);
    if(all_0 > ((*m_4).memory_1))
    {
        (*m_4).memory_1 = u32(0);
        fail_0(&((*m_4)), u32(31));
        return;
    }
    (*m_4).memory_1 = (*m_4).memory_1 - all_0;
    spend_0(&((*m_4)), all_0 / u32(16));
    return;
}

struct GridView_0
{
     height_0 : u32,
     width_0 : u32,
     cells_0 : u32,
};

fn GridView_x24init_0( height_1 : u32,  width_1 : u32,  cells_1 : u32) -> GridView_0
{
    var _S3 : GridView_0;
    _S3.height_0 = height_1;
    _S3.width_0 = width_1;
    _S3.cells_0 = cells_1;
    return _S3;
}

fn grid_in_0( record_1 : u32,  i_0 : u32) -> GridView_0
{
    var grid_0 : u32 = record_1 + word_at_0(record_1 + u32(4) + i_0);
    return GridView_x24init_0(word_at_0(grid_0 + u32(1)), word_at_0(grid_0 + u32(2)), grid_0 + u32(4));
}

fn GridView_area_0( this_0 : GridView_0) -> u32
{
    return this_0.height_0 * this_0.width_0;
}

fn cell_at_0( cells_2 : u32,  i_1 : u32) -> i32
{
    return (i32(((word_at_0(cells_2 + ((i_1 >> (u32(2)))))) << ((u32(24) - u32(8) * ((i_1 & (u32(3)))))))) >> (u32(24)));
}

fn compare_grids_0( a_0 : GridView_0,  b_0 : GridView_0) -> i32
{
    var _S4 : i32;
    var alike_0 : bool = (a_0.width_0) == (b_0.width_0);
    var x_0 : u32;
    if(alike_0)
    {
        x_0 = GridView_area_0(a_0);
    }
    else
    {
        x_0 = a_0.width_0;
    }
    var y_0 : u32;
    if(alike_0)
    {
        y_0 = GridView_area_0(b_0);
    }
    else
    {
        y_0 = b_0.width_0;
    }
    var _S5 : u32 = min(x_0, y_0);
    var word_0 : u32 = u32(0);
    for(;;)
    {
        var _S6 : bool;
        if(word_0 < (_S5 / u32(4)))
        {
            _S6 = (word_at_0(a_0.cells_0 + word_0)) == (word_at_0(b_0.cells_0 + word_0));
        }
        else
        {
            _S6 = false;
        }
        if(_S6)
        {
        }
        else
        {
            break;
        }
        word_0 = word_0 + u32(1);
    }
    var i_2 : u32 = u32(4) * word_0;
    for(;;)
    {
        if(i_2 < _S5)
        {
        }
        else
        {
            break;
        }
        var p_0 : i32 = cell_at_0(a_0.cells_0, i_2);
        var q_0 : i32 = cell_at_0(b_0.cells_0, i_2);
        if(p_0 != q_0)
        {
            if(p_0 < q_0)
            {
                _S4 = i32(-1);
            }
            else
            {
                _S4 = i32(1);
            }
            return _S4;
        }
        i_2 = i_2 + u32(1);
    }
    if(x_0 == y_0)
    {
        _S4 = i32(0);
    }
    else
    {
        if(x_0 < y_0)
        {
            _S4 = i32(-1);
        }
        else
        {
            _S4 = i32(1);
        }
    }
    return _S4;
}

fn words_of_0( record_2 : u32) -> u32
{
    return u32(4) + word_at_0(record_2 + u32(3));
}

fn new_record_0( m_5 : ptr<function, Machine_0>,  kind_1 : u32,  a_1 : u32,  b_1 : u32,  words_0 : u32) -> u32
{
    if(((*m_5).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_1 : u32 = (*m_5).cursor_0;
    var _S7 : bool;
    if(words_0 > u32(1048576))
    {
        _S7 = true;
    }
    else
    {
        _S7 = (at_1 + u32(4) + words_0) > ((*m_5).end_0);
    }
    if(_S7)
    {
        fail_0(&((*m_5)), u32(254));
        return u32(0);
    }
    arena_0[at_1] = kind_1;
    arena_0[at_1 + u32(1)] = a_1;
    arena_0[at_1 + u32(2)] = b_1;
    arena_0[at_1 + u32(3)] = words_0;
    if(words_0 > u32(0))
    {
        arena_0[at_1 + u32(4) + words_0 - u32(1)] = u32(0);
    }
    (*m_5).cursor_0 = at_1 + u32(4) + words_0;
    return at_1;
}

fn copy_record_0( m_6 : ptr<function, Machine_0>,  from_0 : u32) -> u32
{
    var words_1 : u32 = words_of_0(from_0);
    var at_2 : u32 = new_record_0(&((*m_6)), kind_of_0(from_0), word_at_0(from_0 + u32(1)), word_at_0(from_0 + u32(2)), words_1 - u32(4));
    if(at_2 != u32(0))
    {
        var i_3 : u32 = u32(4);
        for(;;)
        {
            if(i_3 < words_1)
            {
            }
            else
            {
                break;
            }
            arena_0[at_2 + i_3] = word_at_0(from_0 + i_3);
            i_3 = i_3 + u32(1);
        }
    }
    return at_2;
}

fn by_count_0( m_7 : ptr<function, Machine_0>,  a_2 : u32,  most_0 : bool)
{
    var _S8 : bool;
    var lead_0 : u32;
    var j_0 : u32;
    var kind_2 : u32 = kind_of_0(a_2);
    var better_0 : bool;
    if(!is_tuple_kind_0(kind_2))
    {
        fail_0(&((*m_7)), u32(8));
    }
    else
    {
        if(kind_2 != u32(9))
        {
            better_0 = true;
        }
        else
        {
            better_0 = (word_at_0(a_2 + u32(1))) > u32(1024);
        }
        if(better_0)
        {
            fail_0(&((*m_7)), u32(254));
        }
    }
    if(failed_0((*m_7)))
    {
        return;
    }
    var count_1 : u32 = word_at_0(a_2 + u32(1));
    var i_4 : u32 = u32(0);
    for(;;)
    {
        if(i_4 < count_1)
        {
        }
        else
        {
            break;
        }
        if((kind_of_0(a_2 + word_at_0(a_2 + u32(4) + i_4))) != u32(6))
        {
            fail_0(&((*m_7)), u32(254));
        }
        i_4 = i_4 + u32(1);
    }
    make_0(&((*m_7)), count_1 * u32(16));
    var rounds_0 : u32 = u32(1);
    for(;;)
    {
        var _S9 : u32 = rounds_0 + u32(1);
        if(((count_1 >> (_S9))) > u32(0))
        {
        }
        else
        {
            break;
        }
        rounds_0 = _S9;
    }
    spend_0(&((*m_7)), (word_at_0(a_2 + u32(2)) - u32(1)) * rounds_0);
    if(count_1 == u32(0))
    {
        fail_0(&((*m_7)), u32(22));
    }
    if(failed_0((*m_7)))
    {
        return;
    }
    var _S10 : u32 = (*m_7).scratch_1 + u32(6144);
    var _S11 : u32 = (*m_7).scratch_1 + u32(7168);
    i_4 = u32(0);
    for(;;)
    {
        if(i_4 < count_1)
        {
        }
        else
        {
            break;
        }
        arena_0[_S11 + i_4] = u32(0);
        lead_0 = i_4;
        j_0 = u32(0);
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
            if((word_at_0(_S10 + j_0)) == j_0)
            {
                _S8 = (compare_grids_0(grid_in_0(a_2, i_4), grid_in_0(a_2, j_0))) == i32(0);
            }
            else
            {
                _S8 = false;
            }
            if(_S8)
            {
                lead_0 = j_0;
            }
            j_0 = j_0 + u32(1);
        }
        arena_0[_S10 + i_4] = lead_0;
        arena_0[_S11 + lead_0] = arena_0[_S11 + lead_0] + u32(1);
        i_4 = i_4 + u32(1);
    }
    lead_0 = u32(0);
    i_4 = u32(1);
    for(;;)
    {
        if(i_4 < count_1)
        {
        }
        else
        {
            break;
        }
        if((word_at_0(_S10 + i_4)) != i_4)
        {
            i_4 = i_4 + u32(1);
            continue;
        }
        var own_0 : u32 = word_at_0(_S11 + i_4);
        var other_0 : u32 = word_at_0(_S11 + lead_0);
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
            _S8 = true;
        }
        else
        {
            if(own_0 == other_0)
            {
                _S8 = (compare_grids_0(grid_in_0(a_2, i_4), grid_in_0(a_2, lead_0))) < i32(0);
            }
            else
            {
                _S8 = false;
            }
        }
        if(_S8)
        {
            j_0 = i_4;
        }
        else
        {
            j_0 = lead_0;
        }
        lead_0 = j_0;
        i_4 = i_4 + u32(1);
    }
    var _S12 : u32 = copy_record_0(&((*m_7)), a_2 + word_at_0(a_2 + u32(4) + lead_0));
    return;
}

fn op_mostcommon_0( m_8 : ptr<function, Machine_0>,  a_3 : u32)
{
    by_count_0(&((*m_8)), a_3, true);
    return;
}

fn op_leastcommon_0( m_9 : ptr<function, Machine_0>,  a_4 : u32)
{
    by_count_0(&((*m_9)), a_4, false);
    return;
}

fn weight_of_0( record_3 : u32) -> u32
{
    var count_2 : u32 = word_at_0(record_3 + u32(1));
    switch(kind_of_0(record_3))
    {
    case u32(6):
        {
            return u32(1) + count_2 * word_at_0(record_3 + u32(2)) / u32(8);
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
            return word_at_0(record_3 + u32(2));
        }
    default :
        {
            return u32(1);
        }
    }
}

struct TupleWriter_0
{
     record_4 : u32,
     index_0 : u32,
     start_0 : u32,
};

fn new_tuple_0( m_10 : ptr<function, Machine_0>,  count_3 : u32,  weight_0 : u32,  words_2 : u32) -> TupleWriter_0
{
    if(count_3 == u32(0))
    {
        fail_0(&((*m_10)), u32(25));
    }
    make_0(&((*m_10)), count_3 * u32(16));
    var made_0 : TupleWriter_0;
    var _S13 : u32 = new_record_0(&((*m_10)), u32(9), count_3, u32(1) + weight_0, count_3 + words_2);
    made_0.record_4 = _S13;
    made_0.index_0 = u32(0);
    made_0.start_0 = u32(4) + count_3;
    return made_0;
}

fn TupleWriter_copied_0( this_1 : ptr<function, TupleWriter_0>,  from_1 : u32)
{
    var words_3 : u32 = words_of_0(from_1);
    arena_0[(*this_1).record_4 + u32(4) + (*this_1).index_0] = (*this_1).start_0;
    var i_5 : u32 = u32(0);
    for(;;)
    {
        if(i_5 < words_3)
        {
        }
        else
        {
            break;
        }
        arena_0[(*this_1).record_4 + (*this_1).start_0 + i_5] = word_at_0(from_1 + i_5);
        i_5 = i_5 + u32(1);
    }
    (*this_1).index_0 = (*this_1).index_0 + u32(1);
    (*this_1).start_0 = (*this_1).start_0 + words_3;
    return;
}

fn op_astuple_0( m_11 : ptr<function, Machine_0>,  a_5 : u32,  b_2 : u32)
{
    var _S14 : bool;
    if((kind_of_0(a_5)) != u32(6))
    {
        _S14 = true;
    }
    else
    {
        _S14 = (kind_of_0(b_2)) != u32(6);
    }
    if(_S14)
    {
        fail_0(&((*m_11)), u32(254));
        return;
    }
    var _S15 : TupleWriter_0 = new_tuple_0(&((*m_11)), u32(2), weight_of_0(a_5) + weight_of_0(b_2), words_of_0(a_5) + words_of_0(b_2));
    var made_1 : TupleWriter_0 = _S15;
    if(failed_0((*m_11)))
    {
        return;
    }
    TupleWriter_copied_0(&(made_1), a_5);
    TupleWriter_copied_0(&(made_1), b_2);
    return;
}

fn grid_view_0( m_12 : ptr<function, Machine_0>,  record_5 : u32) -> GridView_0
{
    var view_0 : GridView_0;
    view_0.height_0 = u32(0);
    view_0.width_0 = u32(0);
    var _S16 : u32 = record_5 + u32(4);
    view_0.cells_0 = _S16;
    var kind_3 : u32 = kind_of_0(record_5);
    if(kind_3 == u32(6))
    {
        view_0.height_0 = word_at_0(record_5 + u32(1));
        view_0.width_0 = word_at_0(record_5 + u32(2));
        return view_0;
    }
    var rows_are_empty_0 : bool;
    if(kind_3 == u32(9))
    {
        rows_are_empty_0 = (word_at_0(record_5 + u32(1))) <= u32(256);
    }
    else
    {
        rows_are_empty_0 = false;
    }
    if(rows_are_empty_0)
    {
        var i_6 : u32 = u32(0);
        for(;;)
        {
            if(i_6 < (word_at_0(record_5 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_0 : u32 = record_5 + word_at_0(_S16 + i_6);
            var _S17 : bool;
            if(rows_are_empty_0)
            {
                _S17 = (kind_of_0(row_0)) == u32(9);
            }
            else
            {
                _S17 = false;
            }
            if(_S17)
            {
                rows_are_empty_0 = (word_at_0(row_0 + u32(1))) == u32(0);
            }
            else
            {
                rows_are_empty_0 = false;
            }
            i_6 = i_6 + u32(1);
        }
    }
    if(rows_are_empty_0)
    {
        view_0.height_0 = word_at_0(record_5 + u32(1));
    }
    else
    {
        fail_0(&((*m_12)), u32(4));
    }
    return view_0;
}

fn fail_1( m_13 : ptr<function, Machine_0>,  reason_1 : u32)
{
    if(((*m_13).fault_0) == u32(0))
    {
        (*m_13).fault_0 = reason_1 + u32(1);
    }
    return;
}

fn spend_1( m_14 : ptr<function, Machine_0>,  units_1 : u32)
{
    if(((*m_14).fault_0) != u32(0))
    {
        return;
    }
    if(units_1 > ((*m_14).fuel_1))
    {
        (*m_14).fuel_1 = u32(0);
        fail_0(&((*m_14)), u32(30));
    }
    else
    {
        (*m_14).fuel_1 = (*m_14).fuel_1 - units_1;
    }
    return;
}

fn whole_0( m_15 : ptr<function, Machine_0>,  record_6 : u32,  times_0 : u32) -> GridView_0
{
    var from_2 : GridView_0 = grid_view_0(&((*m_15)), record_6);
    if(failed_0((*m_15)))
    {
        return from_2;
    }
    var _S18 : u32 = GridView_area_0(from_2);
    if(_S18 == u32(0))
    {
        fail_1(&((*m_15)), u32(24));
    }
    else
    {
        var _S19 : bool;
        if((from_2.height_0) > u32(1024))
        {
            _S19 = true;
        }
        else
        {
            _S19 = (from_2.width_0) > u32(1024);
        }
        if(_S19)
        {
            _S19 = true;
        }
        else
        {
            _S19 = _S18 > u32(1024);
        }
        if(_S19)
        {
            fail_1(&((*m_15)), u32(254));
        }
    }
    spend_1(&((*m_15)), _S18 * times_0);
    return from_2;
}

fn int_view_0( m_16 : ptr<function, Machine_0>,  record_7 : u32) -> i32
{
    var kind_4 : u32 = kind_of_0(record_7);
    var _S20 : bool;
    if(kind_4 != u32(2))
    {
        _S20 = kind_4 != u32(1);
    }
    else
    {
        _S20 = false;
    }
    if(_S20)
    {
        fail_1(&((*m_16)), u32(0));
        return i32(0);
    }
    var low_0 : i32 = i32(word_at_0(record_7 + u32(1)));
    var high_0 : i32 = i32(word_at_0(record_7 + u32(2)));
    if(high_0 == ((low_0 >> (u32(31)))))
    {
        return low_0;
    }
    var _S21 : i32;
    if(high_0 < i32(0))
    {
        _S21 = i32(-2147483648);
    }
    else
    {
        _S21 = i32(2147483647);
    }
    return _S21;
}

fn variant_0( m_17 : ptr<function, Machine_0>,  record_8 : u32,  count_4 : i32) -> u32
{
    var k_0 : i32 = int_view_0(&((*m_17)), record_8);
    var _S22 : bool;
    if(!failed_0((*m_17)))
    {
        if(k_0 < i32(0))
        {
            _S22 = true;
        }
        else
        {
            _S22 = k_0 >= count_4;
        }
    }
    else
    {
        _S22 = false;
    }
    if(_S22)
    {
        fail_1(&((*m_17)), u32(20));
    }
    return u32(k_0);
}

struct Joint_0
{
     one_colour_0 : bool,
     diagonal_0 : bool,
};

fn Joint_x24init_0( one_colour_1 : bool,  diagonal_1 : bool) -> Joint_0
{
    var _S23 : Joint_0;
    _S23.one_colour_0 = one_colour_1;
    _S23.diagonal_0 = diagonal_1;
    return _S23;
}

fn Joint_of_0( k_1 : u32) -> Joint_0
{
    return Joint_x24init_0(((k_1 & (u32(2)))) == u32(0), ((k_1 & (u32(1)))) == u32(1));
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

fn lead_of_0( m_18 : Machine_0,  label_0 : u32) -> u32
{
    var _S24 : u32 = m_18.scratch_1 + u32(1024);
    var _S25 : u32 = label_0;
    for(;;)
    {
        var _S26 : u32 = _S24 + _S25;
        if((word_at_0(_S26)) != _S25)
        {
        }
        else
        {
            break;
        }
        _S25 = word_at_0(_S26);
    }
    return _S25;
}

fn united_0( m_19 : Machine_0,  a_6 : u32,  b_3 : u32) -> u32
{
    var x_1 : u32 = lead_of_0(m_19, a_6);
    var y_1 : u32 = lead_of_0(m_19, b_3);
    var _S27 : u32 = min(x_1, y_1);
    arena_0[m_19.scratch_1 + u32(1024) + max(x_1, y_1)] = _S27;
    return _S27;
}

fn joined_0( m_20 : Machine_0,  from_3 : GridView_0,  joint_0 : Joint_0,  cell_1 : i32,  other_1 : u32,  label_1 : u32) -> u32
{
    var own_1 : u32 = word_at_0(m_20.scratch_1 + other_1);
    var _S28 : bool;
    if(own_1 == u32(0))
    {
        _S28 = true;
    }
    else
    {
        if(joint_0.one_colour_0)
        {
            _S28 = (cell_at_0(from_3.cells_0, other_1)) != cell_1;
        }
        else
        {
            _S28 = false;
        }
    }
    if(_S28)
    {
        return label_1;
    }
    var _S29 : u32;
    if(label_1 == u32(0))
    {
        _S29 = own_1;
    }
    else
    {
        var _S30 : u32 = united_0(m_20, label_1, own_1);
        _S29 = _S30;
    }
    return _S29;
}

fn find_parts_0( m_21 : ptr<function, Machine_0>,  from_4 : GridView_0,  joint_1 : Joint_0,  condition_1 : i32,  colour_1 : i32) -> u32
{
    var _S31 : u32;
    var used_0 : u32;
    var label_2 : u32;
    var column_0 : u32;
    var _S32 : u32 = (*m_21).scratch_1;
    var leads_0 : u32 = (*m_21).scratch_1 + u32(1024);
    var _S33 : bool;
    if((GridView_area_0(from_4)) >= u32(1024))
    {
        _S33 = true;
    }
    else
    {
        _S33 = (from_4.height_0) > u32(255);
    }
    if(_S33)
    {
        _S33 = true;
    }
    else
    {
        _S33 = (from_4.width_0) > u32(255);
    }
    if(_S33)
    {
        fail_0(&((*m_21)), u32(254));
        return u32(0);
    }
    arena_0[leads_0] = u32(0);
    var row_1 : u32 = u32(0);
    var used_1 : u32 = u32(1);
    for(;;)
    {
        _S31 = from_4.height_0;
        if(row_1 < (from_4.height_0))
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
            if(column_0 < (from_4.width_0))
            {
            }
            else
            {
                break;
            }
            var at_3 : u32 = row_1 * from_4.width_0 + column_0;
            var cell_2 : i32 = cell_at_0(from_4.cells_0, at_3);
            if(!meets_0(cell_2, condition_1, colour_1))
            {
                arena_0[_S32 + at_3] = u32(0);
                column_0 = column_0 + u32(1);
                continue;
            }
            var _S34 : bool = column_0 > u32(0);
            if(_S34)
            {
                var _S35 : u32 = joined_0((*m_21), from_4, joint_1, cell_2, at_3 - u32(1), u32(0));
                label_2 = _S35;
            }
            else
            {
                label_2 = u32(0);
            }
            var label_3 : u32;
            var label_4 : u32;
            if(row_1 > u32(0))
            {
                var _S36 : u32 = at_3 - from_4.width_0;
                var label_5 : u32 = joined_0((*m_21), from_4, joint_1, cell_2, _S36, label_2);
                if(joint_1.diagonal_0)
                {
                    _S33 = _S34;
                }
                else
                {
                    _S33 = false;
                }
                if(_S33)
                {
                    var _S37 : u32 = joined_0((*m_21), from_4, joint_1, cell_2, _S36 - u32(1), label_5);
                    label_3 = _S37;
                }
                else
                {
                    label_3 = label_5;
                }
                var _S38 : bool;
                if(joint_1.diagonal_0)
                {
                    _S38 = (column_0 + u32(1)) < (from_4.width_0);
                }
                else
                {
                    _S38 = false;
                }
                if(_S38)
                {
                    var _S39 : u32 = joined_0((*m_21), from_4, joint_1, cell_2, _S36 + u32(1), label_3);
                    label_4 = _S39;
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
            arena_0[_S32 + at_3] = label_4;
            used_0 = used_2;
            column_0 = column_0 + u32(1);
        }
        row_1 = row_1 + u32(1);
        used_1 = used_0;
    }
    var _S40 : u32 = (*m_21).scratch_1 + u32(2048);
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
        var _S41 : u32 = leads_0 + used_0;
        var lead_1 : u32 = word_at_0(_S41);
        if(lead_1 == used_0)
        {
            var count_5 : u32 = label_2 + u32(1);
            arena_0[_S41] = count_5;
            var _S42 : u32 = _S40 + u32(2) * count_5;
            arena_0[_S42] = u32(16711935);
            arena_0[_S42 + u32(1)] = u32(0);
            label_2 = count_5;
        }
        else
        {
            arena_0[_S41] = word_at_0(leads_0 + lead_1);
        }
        used_0 = used_0 + u32(1);
    }
    row_1 = u32(0);
    for(;;)
    {
        if(row_1 < _S31)
        {
        }
        else
        {
            break;
        }
        column_0 = u32(0);
        for(;;)
        {
            if(column_0 < (from_4.width_0))
            {
            }
            else
            {
                break;
            }
            var _S43 : u32 = _S32 + row_1 * from_4.width_0 + column_0;
            var label_6 : u32 = word_at_0(_S43);
            if(label_6 == u32(0))
            {
                column_0 = column_0 + u32(1);
                continue;
            }
            var label_7 : u32 = word_at_0(leads_0 + label_6);
            arena_0[_S43] = label_7;
            var _S44 : u32 = _S40 + u32(2) * label_7;
            var span_0 : u32 = word_at_0(_S44);
            arena_0[_S44] = ((((((min((span_0 & (u32(255))), row_1)) | ((((max((((span_0 >> (u32(8)))) & (u32(255))), row_1 + u32(1))) << (u32(8))))))) | ((((min((((span_0 >> (u32(16)))) & (u32(255))), column_0)) << (u32(16))))))) | ((((max((span_0 >> (u32(24))), column_0 + u32(1))) << (u32(24))))));
            arena_0[_S44 + u32(1)] = arena_0[_S44 + u32(1)] + u32(1);
            column_0 = column_0 + u32(1);
        }
        row_1 = row_1 + u32(1);
    }
    return label_2;
}

struct Ranked_0
{
     colours_0 : array<i32, i32(16)>,
     count_6 : u32,
};

struct Tally_0
{
     counts_0 : array<u32, i32(16)>,
};

fn tally_cells_0( m_22 : ptr<function, Machine_0>,  cells_3 : u32,  count_7 : u32) -> Tally_0
{
    var tally_0 : Tally_0;
    var colour_2 : u32 = u32(0);
    for(;;)
    {
        if(colour_2 < u32(16))
        {
        }
        else
        {
            break;
        }
        tally_0.counts_0[colour_2] = u32(0);
        colour_2 = colour_2 + u32(1);
    }
    var i_7 : u32 = u32(0);
    var all_1 : u32 = u32(0);
    for(;;)
    {
        if(i_7 < count_7)
        {
        }
        else
        {
            break;
        }
        var word_1 : u32 = word_at_0(cells_3 + ((i_7 >> (u32(2)))));
        var all_2 : u32 = (all_1 | (word_1));
        var _S45 : u32 = min(u32(4), count_7 - i_7);
        var k_2 : u32 = u32(0);
        for(;;)
        {
            if(k_2 < _S45)
            {
            }
            else
            {
                break;
            }
            tally_0.counts_0[(((word_1 >> ((u32(8) * k_2)))) & (u32(15)))] = tally_0.counts_0[(((word_1 >> ((u32(8) * k_2)))) & (u32(15)))] + u32(1);
            k_2 = k_2 + u32(1);
        }
        i_7 = i_7 + u32(4);
        all_1 = all_2;
    }
    if(((all_1 & (u32(4042322160)))) != u32(0))
    {
        fail_0(&((*m_22)), u32(254));
    }
    return tally_0;
}

fn ranked_tally_0( tally_1 : Tally_0) -> Ranked_0
{
    var ranked_0 : Ranked_0;
    ranked_0.count_6 = u32(0);
    var colour_3 : i32 = i32(1);
    for(;;)
    {
        if(colour_3 < i32(16))
        {
        }
        else
        {
            break;
        }
        var _S46 : i32 = colour_3;
        if((tally_1.counts_0[colour_3]) == u32(0))
        {
            colour_3 = colour_3 + i32(1);
            continue;
        }
        var at_4 : u32 = ranked_0.count_6;
        for(;;)
        {
            var _S47 : bool;
            if(at_4 > u32(0))
            {
                _S47 = (tally_1.counts_0[ranked_0.colours_0[at_4 - u32(1)]]) < (tally_1.counts_0[_S46]);
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
            var _S48 : u32 = at_4 - u32(1);
            ranked_0.colours_0[at_4] = ranked_0.colours_0[_S48];
            at_4 = _S48;
        }
        ranked_0.colours_0[at_4] = colour_3;
        ranked_0.count_6 = ranked_0.count_6 + u32(1);
        colour_3 = colour_3 + i32(1);
    }
    return ranked_0;
}

fn ranked_cells_0( m_23 : ptr<function, Machine_0>,  cells_4 : u32,  count_8 : u32) -> Ranked_0
{
    var _S49 : Tally_0 = tally_cells_0(&((*m_23)), cells_4, count_8);
    return ranked_tally_0(_S49);
}

fn find_colours_0( m_24 : ptr<function, Machine_0>,  from_5 : GridView_0) -> u32
{
    var _S50 : u32;
    var _S51 : u32 = GridView_area_0(from_5);
    var ranked_1 : Ranked_0 = ranked_cells_0(&((*m_24)), from_5.cells_0, _S51);
    var _S52 : bool;
    if(_S51 >= u32(1024))
    {
        _S52 = true;
    }
    else
    {
        _S52 = (from_5.height_0) > u32(255);
    }
    if(_S52)
    {
        _S52 = true;
    }
    else
    {
        _S52 = (from_5.width_0) > u32(255);
    }
    if(_S52)
    {
        fail_0(&((*m_24)), u32(254));
    }
    if(failed_0((*m_24)))
    {
        return u32(0);
    }
    var _S53 : u32 = (*m_24).scratch_1;
    var _S54 : u32 = (*m_24).scratch_1 + u32(2048);
    var label_of_0 : array<u32, i32(16)>;
    var colour_4 : u32 = u32(0);
    for(;;)
    {
        if(colour_4 < u32(16))
        {
        }
        else
        {
            break;
        }
        label_of_0[colour_4] = u32(0);
        colour_4 = colour_4 + u32(1);
    }
    var i_8 : u32 = u32(0);
    for(;;)
    {
        _S50 = ranked_1.count_6;
        if(i_8 < (ranked_1.count_6))
        {
        }
        else
        {
            break;
        }
        var _S55 : u32 = i_8 + u32(1);
        label_of_0[ranked_1.colours_0[i_8]] = _S55;
        var _S56 : u32 = _S54 + u32(2) * _S55;
        arena_0[_S56] = u32(16711935);
        arena_0[_S56 + u32(1)] = u32(0);
        i_8 = _S55;
    }
    var row_2 : u32 = u32(0);
    var at_5 : u32 = u32(0);
    for(;;)
    {
        if(row_2 < (from_5.height_0))
        {
        }
        else
        {
            break;
        }
        var column_1 : u32 = u32(0);
        for(;;)
        {
            if(column_1 < (from_5.width_0))
            {
            }
            else
            {
                break;
            }
            var label_8 : u32 = label_of_0[cell_at_0(from_5.cells_0, at_5)];
            arena_0[_S53 + at_5] = label_of_0[cell_at_0(from_5.cells_0, at_5)];
            var at_6 : u32 = at_5 + u32(1);
            if((label_of_0[cell_at_0(from_5.cells_0, at_5)]) == u32(0))
            {
                column_1 = column_1 + u32(1);
                at_5 = at_6;
                continue;
            }
            var _S57 : u32 = _S54 + u32(2) * label_8;
            var span_1 : u32 = word_at_0(_S57);
            arena_0[_S57] = ((((((min((span_1 & (u32(255))), row_2)) | ((((row_2 + u32(1)) << (u32(8))))))) | ((((min((((span_1 >> (u32(16)))) & (u32(255))), column_1)) << (u32(16))))))) | ((((max((span_1 >> (u32(24))), column_1 + u32(1))) << (u32(24))))));
            arena_0[_S57 + u32(1)] = arena_0[_S57 + u32(1)] + u32(1);
            column_1 = column_1 + u32(1);
            at_5 = at_6;
        }
        row_2 = row_2 + u32(1);
    }
    return _S50;
}

fn find_pieces_0( m_25 : ptr<function, Machine_0>,  from_6 : GridView_0,  k_3 : u32) -> u32
{
    var _S58 : u32;
    if(k_3 < u32(4))
    {
        var _S59 : u32 = find_parts_0(&((*m_25)), from_6, Joint_of_0(k_3), i32(0), i32(0));
        _S58 = _S59;
    }
    else
    {
        var _S60 : u32 = find_colours_0(&((*m_25)), from_6);
        _S58 = _S60;
    }
    return _S58;
}

fn few_0( m_26 : ptr<function, Machine_0>,  count_9 : u32)
{
    if(count_9 > u32(96))
    {
        fail_1(&((*m_26)), u32(28));
    }
    return;
}

fn words_of_cells_0( area_0 : u32) -> u32
{
    return (area_0 + u32(3)) / u32(4);
}

fn TupleWriter_grid_0( this_2 : ptr<function, TupleWriter_0>,  height_2 : u32,  width_2 : u32) -> u32
{
    var words_4 : u32 = words_of_cells_0(height_2 * width_2);
    var at_7 : u32 = (*this_2).record_4 + (*this_2).start_0;
    arena_0[(*this_2).record_4 + u32(4) + (*this_2).index_0] = (*this_2).start_0;
    arena_0[at_7] = u32(6);
    arena_0[at_7 + u32(1)] = height_2;
    arena_0[at_7 + u32(2)] = width_2;
    arena_0[at_7 + u32(3)] = words_4;
    (*this_2).index_0 = (*this_2).index_0 + u32(1);
    (*this_2).start_0 = (*this_2).start_0 + (u32(4) + words_4);
    return at_7 + u32(4);
}

fn fill_cells_0( cells_5 : u32,  count_10 : u32,  value_0 : i32)
{
    var word_2 : u32 = ((u32(value_0) & (u32(255)))) * u32(16843009);
    var whole_1 : u32 = (count_10 >> (u32(2)));
    var i_9 : u32 = u32(0);
    for(;;)
    {
        if(i_9 < whole_1)
        {
        }
        else
        {
            break;
        }
        arena_0[cells_5 + i_9] = word_2;
        i_9 = i_9 + u32(1);
    }
    var _S61 : u32 = (count_10 & (u32(3)));
    if(_S61 != u32(0))
    {
        arena_0[cells_5 + whole_1] = (word_2 & ((((u32(1) << ((u32(8) * _S61)))) - u32(1))));
    }
    return;
}

fn part_at_0( m_27 : Machine_0,  at_8 : u32) -> u32
{
    return word_at_0(m_27.scratch_1 + at_8);
}

fn put_cell_0( cells_6 : u32,  i_10 : u32,  value_1 : i32)
{
    var at_9 : u32 = cells_6 + ((i_10 >> (u32(2))));
    var shift_0 : u32 = u32(8) * ((i_10 & (u32(3))));
    arena_0[at_9] = ((((word_at_0(at_9)) & ((~((u32(255) << (shift_0))))))) | (((((u32(value_1) & (u32(255)))) << (shift_0)))));
    return;
}

fn new_layers_0( m_28 : ptr<function, Machine_0>,  from_7 : GridView_0,  count_11 : u32,  as_ones_0 : bool)
{
    few_0(&((*m_28)), count_11);
    if(failed_0((*m_28)))
    {
        return;
    }
    var area_1 : u32 = GridView_area_0(from_7);
    var i_11 : u32 = u32(0);
    for(;;)
    {
        if(i_11 < count_11)
        {
        }
        else
        {
            break;
        }
        make_0(&((*m_28)), area_1);
        i_11 = i_11 + u32(1);
    }
    var stride_0 : u32 = u32(4) + words_of_cells_0(area_1);
    var _S62 : TupleWriter_0 = new_tuple_0(&((*m_28)), count_11, count_11 * (u32(1) + area_1 / u32(8)), count_11 * stride_0);
    var made_2 : TupleWriter_0 = _S62;
    if(failed_0((*m_28)))
    {
        return;
    }
    var _S63 : u32 = made_2.record_4 + made_2.start_0 + u32(4);
    i_11 = u32(0);
    for(;;)
    {
        if(i_11 < count_11)
        {
        }
        else
        {
            break;
        }
        var _S64 : u32 = TupleWriter_grid_0(&(made_2), from_7.height_0, from_7.width_0);
        fill_cells_0(_S64, area_1, i32(0));
        i_11 = i_11 + u32(1);
    }
    var at_10 : u32 = u32(0);
    for(;;)
    {
        if(at_10 < area_1)
        {
        }
        else
        {
            break;
        }
        var part_0 : u32 = part_at_0((*m_28), at_10);
        if(part_0 > u32(0))
        {
            var _S65 : u32 = _S63 + (part_0 - u32(1)) * stride_0;
            var _S66 : i32;
            if(as_ones_0)
            {
                _S66 = i32(1);
            }
            else
            {
                _S66 = cell_at_0(from_7.cells_0, at_10);
            }
            put_cell_0(_S65, at_10, _S66);
        }
        at_10 = at_10 + u32(1);
    }
    return;
}

fn op_pieces_0( m_29 : ptr<function, Machine_0>,  a_7 : u32,  b_4 : u32)
{
    var from_8 : GridView_0 = whole_0(&((*m_29)), a_7, u32(8));
    if(failed_0((*m_29)))
    {
        return;
    }
    var k_4 : u32 = variant_0(&((*m_29)), b_4, i32(5));
    if(failed_0((*m_29)))
    {
        return;
    }
    var count_12 : u32 = find_pieces_0(&((*m_29)), from_8, k_4);
    new_layers_0(&((*m_29)), from_8, count_12, false);
    return;
}

fn whole_2( m_30 : ptr<function, Machine_0>,  record_9 : u32,  times_1 : u32) -> GridView_0
{
    var from_9 : GridView_0 = grid_view_0(&((*m_30)), record_9);
    if(failed_0((*m_30)))
    {
        return from_9;
    }
    var _S67 : u32 = GridView_area_0(from_9);
    if(_S67 == u32(0))
    {
        fail_1(&((*m_30)), u32(24));
    }
    else
    {
        var _S68 : bool;
        if((from_9.height_0) > u32(1024))
        {
            _S68 = true;
        }
        else
        {
            _S68 = (from_9.width_0) > u32(1024);
        }
        if(_S68)
        {
            _S68 = true;
        }
        else
        {
            _S68 = _S67 > u32(1024);
        }
        if(_S68)
        {
            fail_1(&((*m_30)), u32(254));
        }
    }
    spend_1(&((*m_30)), _S67 * times_1);
    return from_9;
}

fn variant_1( m_31 : ptr<function, Machine_0>,  record_10 : u32,  count_13 : i32) -> u32
{
    var k_5 : i32 = int_view_0(&((*m_31)), record_10);
    var _S69 : bool;
    if(!failed_0((*m_31)))
    {
        if(k_5 < i32(0))
        {
            _S69 = true;
        }
        else
        {
            _S69 = k_5 >= count_13;
        }
    }
    else
    {
        _S69 = false;
    }
    if(_S69)
    {
        fail_1(&((*m_31)), u32(20));
    }
    return u32(k_5);
}

fn find_pieces_1( m_32 : ptr<function, Machine_0>,  from_10 : GridView_0,  k_6 : u32) -> u32
{
    var _S70 : u32;
    if(k_6 < u32(4))
    {
        var _S71 : u32 = find_parts_0(&((*m_32)), from_10, Joint_of_0(k_6), i32(0), i32(0));
        _S70 = _S71;
    }
    else
    {
        var _S72 : u32 = find_colours_0(&((*m_32)), from_10);
        _S70 = _S72;
    }
    return _S70;
}

struct Span_0
{
     top_0 : u32,
     bottom_0 : u32,
     left_0 : u32,
     right_0 : u32,
};

fn Span_x24init_0( top_1 : u32,  bottom_1 : u32,  left_1 : u32,  right_1 : u32) -> Span_0
{
    var _S73 : Span_0;
    _S73.top_0 = top_1;
    _S73.bottom_0 = bottom_1;
    _S73.left_0 = left_1;
    _S73.right_0 = right_1;
    return _S73;
}

fn part_span_0( m_33 : Machine_0,  part_1 : u32) -> Span_0
{
    var packed_0 : u32 = word_at_0(m_33.scratch_1 + u32(2048) + u32(2) * part_1);
    return Span_x24init_0((packed_0 & (u32(255))), (((packed_0 >> (u32(8)))) & (u32(255))), (((packed_0 >> (u32(16)))) & (u32(255))), (packed_0 >> (u32(24))));
}

fn Span_height_0( this_3 : Span_0) -> u32
{
    return this_3.bottom_0 - this_3.top_0;
}

fn Span_width_0( this_4 : Span_0) -> u32
{
    return this_4.right_0 - this_4.left_0;
}

struct CellWriter_0
{
     at_11 : u32,
     word_3 : u32,
     filled_0 : u32,
};

fn CellWriter_to_0( cells_7 : u32) -> CellWriter_0
{
    var w_0 : CellWriter_0;
    w_0.at_11 = cells_7;
    w_0.word_3 = u32(0);
    w_0.filled_0 = u32(0);
    return w_0;
}

fn GridView_at_0( this_5 : GridView_0,  row_3 : u32,  column_2 : u32) -> i32
{
    return cell_at_0(this_5.cells_0, row_3 * this_5.width_0 + column_2);
}

fn CellWriter_push_0( this_6 : ptr<function, CellWriter_0>,  value_2 : i32)
{
    (*this_6).word_3 = (((*this_6).word_3) | (((((u32(value_2) & (u32(255)))) << ((u32(8) * (*this_6).filled_0))))));
    var _S74 : u32 = (*this_6).filled_0 + u32(1);
    (*this_6).filled_0 = _S74;
    if(_S74 == u32(4))
    {
        arena_0[(*this_6).at_11] = (*this_6).word_3;
        (*this_6).at_11 = (*this_6).at_11 + u32(1);
        (*this_6).word_3 = u32(0);
        (*this_6).filled_0 = u32(0);
    }
    return;
}

fn CellWriter_finish_0( this_7 : ptr<function, CellWriter_0>)
{
    if(((*this_7).filled_0) != u32(0))
    {
        arena_0[(*this_7).at_11] = (*this_7).word_3;
    }
    return;
}

fn push_cut_0( made_3 : ptr<function, TupleWriter_0>,  from_11 : GridView_0,  span_2 : Span_0)
{
    var _S75 : u32 = TupleWriter_grid_0(&((*made_3)), Span_height_0(span_2), Span_width_0(span_2));
    var cells_8 : CellWriter_0 = CellWriter_to_0(_S75);
    var row_4 : u32 = span_2.top_0;
    for(;;)
    {
        if(row_4 < (span_2.bottom_0))
        {
        }
        else
        {
            break;
        }
        var column_3 : u32 = span_2.left_0;
        for(;;)
        {
            if(column_3 < (span_2.right_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&(cells_8), GridView_at_0(from_11, row_4, column_3));
            column_3 = column_3 + u32(1);
        }
        row_4 = row_4 + u32(1);
    }
    CellWriter_finish_0(&(cells_8));
    return;
}

fn op_windows_0( m_34 : ptr<function, Machine_0>,  a_8 : u32,  b_5 : u32)
{
    var from_12 : GridView_0 = whole_2(&((*m_34)), a_8, u32(8));
    if(failed_0((*m_34)))
    {
        return;
    }
    var k_7 : u32 = variant_1(&((*m_34)), b_5, i32(5));
    if(failed_0((*m_34)))
    {
        return;
    }
    var count_14 : u32 = find_pieces_1(&((*m_34)), from_12, k_7);
    few_0(&((*m_34)), count_14);
    if(failed_0((*m_34)))
    {
        return;
    }
    var part_2 : u32 = u32(1);
    var weight_1 : u32 = u32(0);
    var words_5 : u32 = u32(0);
    for(;;)
    {
        if(part_2 <= count_14)
        {
        }
        else
        {
            break;
        }
        var span_3 : Span_0 = part_span_0((*m_34), part_2);
        var area_2 : u32 = Span_height_0(span_3) * Span_width_0(span_3);
        make_0(&((*m_34)), area_2);
        var weight_2 : u32 = weight_1 + (u32(1) + area_2 / u32(8));
        var words_6 : u32 = words_5 + (u32(4) + words_of_cells_0(area_2));
        part_2 = part_2 + u32(1);
        weight_1 = weight_2;
        words_5 = words_6;
    }
    var _S76 : TupleWriter_0 = new_tuple_0(&((*m_34)), count_14, weight_1, words_5);
    var made_4 : TupleWriter_0 = _S76;
    if(failed_0((*m_34)))
    {
        return;
    }
    part_2 = u32(1);
    for(;;)
    {
        if(part_2 <= count_14)
        {
        }
        else
        {
            break;
        }
        push_cut_0(&(made_4), from_12, part_span_0((*m_34), part_2));
        part_2 = part_2 + u32(1);
    }
    return;
}

fn find_parts_1( m_35 : ptr<function, Machine_0>,  from_13 : GridView_0,  joint_2 : Joint_0,  condition_2 : i32,  colour_5 : i32) -> u32
{
    var _S77 : u32;
    var used_4 : u32;
    var label_9 : u32;
    var column_4 : u32;
    var _S78 : u32 = (*m_35).scratch_1;
    var leads_1 : u32 = (*m_35).scratch_1 + u32(1024);
    var _S79 : bool;
    if((GridView_area_0(from_13)) >= u32(1024))
    {
        _S79 = true;
    }
    else
    {
        _S79 = (from_13.height_0) > u32(255);
    }
    if(_S79)
    {
        _S79 = true;
    }
    else
    {
        _S79 = (from_13.width_0) > u32(255);
    }
    if(_S79)
    {
        fail_0(&((*m_35)), u32(254));
        return u32(0);
    }
    arena_0[leads_1] = u32(0);
    var row_5 : u32 = u32(0);
    var used_5 : u32 = u32(1);
    for(;;)
    {
        _S77 = from_13.height_0;
        if(row_5 < (from_13.height_0))
        {
        }
        else
        {
            break;
        }
        column_4 = u32(0);
        used_4 = used_5;
        for(;;)
        {
            if(column_4 < (from_13.width_0))
            {
            }
            else
            {
                break;
            }
            var at_12 : u32 = row_5 * from_13.width_0 + column_4;
            var cell_3 : i32 = cell_at_0(from_13.cells_0, at_12);
            if(!meets_0(cell_3, condition_2, colour_5))
            {
                arena_0[_S78 + at_12] = u32(0);
                column_4 = column_4 + u32(1);
                continue;
            }
            var _S80 : bool = column_4 > u32(0);
            if(_S80)
            {
                var _S81 : u32 = joined_0((*m_35), from_13, joint_2, cell_3, at_12 - u32(1), u32(0));
                label_9 = _S81;
            }
            else
            {
                label_9 = u32(0);
            }
            var label_10 : u32;
            var label_11 : u32;
            if(row_5 > u32(0))
            {
                var _S82 : u32 = at_12 - from_13.width_0;
                var label_12 : u32 = joined_0((*m_35), from_13, joint_2, cell_3, _S82, label_9);
                if(joint_2.diagonal_0)
                {
                    _S79 = _S80;
                }
                else
                {
                    _S79 = false;
                }
                if(_S79)
                {
                    var _S83 : u32 = joined_0((*m_35), from_13, joint_2, cell_3, _S82 - u32(1), label_12);
                    label_10 = _S83;
                }
                else
                {
                    label_10 = label_12;
                }
                var _S84 : bool;
                if(joint_2.diagonal_0)
                {
                    _S84 = (column_4 + u32(1)) < (from_13.width_0);
                }
                else
                {
                    _S84 = false;
                }
                if(_S84)
                {
                    var _S85 : u32 = joined_0((*m_35), from_13, joint_2, cell_3, _S82 + u32(1), label_10);
                    label_11 = _S85;
                }
                else
                {
                    label_11 = label_10;
                }
                label_10 = label_11;
            }
            else
            {
                label_10 = label_9;
            }
            var used_6 : u32;
            if(label_10 == u32(0))
            {
                arena_0[leads_1 + used_4] = used_4;
                var used_7 : u32 = used_4 + u32(1);
                label_11 = used_4;
                used_6 = used_7;
            }
            else
            {
                label_11 = label_10;
                used_6 = used_4;
            }
            arena_0[_S78 + at_12] = label_11;
            used_4 = used_6;
            column_4 = column_4 + u32(1);
        }
        row_5 = row_5 + u32(1);
        used_5 = used_4;
    }
    var _S86 : u32 = (*m_35).scratch_1 + u32(2048);
    used_4 = u32(1);
    label_9 = u32(0);
    for(;;)
    {
        if(used_4 < used_5)
        {
        }
        else
        {
            break;
        }
        var _S87 : u32 = leads_1 + used_4;
        var lead_2 : u32 = word_at_0(_S87);
        if(lead_2 == used_4)
        {
            var count_15 : u32 = label_9 + u32(1);
            arena_0[_S87] = count_15;
            var _S88 : u32 = _S86 + u32(2) * count_15;
            arena_0[_S88] = u32(16711935);
            arena_0[_S88 + u32(1)] = u32(0);
            label_9 = count_15;
        }
        else
        {
            arena_0[_S87] = word_at_0(leads_1 + lead_2);
        }
        used_4 = used_4 + u32(1);
    }
    row_5 = u32(0);
    for(;;)
    {
        if(row_5 < _S77)
        {
        }
        else
        {
            break;
        }
        column_4 = u32(0);
        for(;;)
        {
            if(column_4 < (from_13.width_0))
            {
            }
            else
            {
                break;
            }
            var _S89 : u32 = _S78 + row_5 * from_13.width_0 + column_4;
            var label_13 : u32 = word_at_0(_S89);
            if(label_13 == u32(0))
            {
                column_4 = column_4 + u32(1);
                continue;
            }
            var label_14 : u32 = word_at_0(leads_1 + label_13);
            arena_0[_S89] = label_14;
            var _S90 : u32 = _S86 + u32(2) * label_14;
            var span_4 : u32 = word_at_0(_S90);
            arena_0[_S90] = ((((((min((span_4 & (u32(255))), row_5)) | ((((max((((span_4 >> (u32(8)))) & (u32(255))), row_5 + u32(1))) << (u32(8))))))) | ((((min((((span_4 >> (u32(16)))) & (u32(255))), column_4)) << (u32(16))))))) | ((((max((span_4 >> (u32(24))), column_4 + u32(1))) << (u32(24))))));
            arena_0[_S90 + u32(1)] = arena_0[_S90 + u32(1)] + u32(1);
            column_4 = column_4 + u32(1);
        }
        row_5 = row_5 + u32(1);
    }
    return label_9;
}

fn part_is_inside_0( m_36 : Machine_0,  from_14 : GridView_0,  part_3 : u32) -> bool
{
    var span_5 : Span_0 = part_span_0(m_36, part_3);
    var _S91 : bool;
    if((span_5.top_0) > u32(0))
    {
        _S91 = (span_5.left_0) > u32(0);
    }
    else
    {
        _S91 = false;
    }
    if(_S91)
    {
        _S91 = (span_5.bottom_0) < (from_14.height_0);
    }
    else
    {
        _S91 = false;
    }
    if(_S91)
    {
        _S91 = (span_5.right_0) < (from_14.width_0);
    }
    else
    {
        _S91 = false;
    }
    return _S91;
}

fn new_layers_1( m_37 : ptr<function, Machine_0>,  from_15 : GridView_0,  count_16 : u32,  as_ones_1 : bool)
{
    few_0(&((*m_37)), count_16);
    if(failed_0((*m_37)))
    {
        return;
    }
    var area_3 : u32 = GridView_area_0(from_15);
    var i_12 : u32 = u32(0);
    for(;;)
    {
        if(i_12 < count_16)
        {
        }
        else
        {
            break;
        }
        make_0(&((*m_37)), area_3);
        i_12 = i_12 + u32(1);
    }
    var stride_1 : u32 = u32(4) + words_of_cells_0(area_3);
    var _S92 : TupleWriter_0 = new_tuple_0(&((*m_37)), count_16, count_16 * (u32(1) + area_3 / u32(8)), count_16 * stride_1);
    var made_5 : TupleWriter_0 = _S92;
    if(failed_0((*m_37)))
    {
        return;
    }
    var _S93 : u32 = made_5.record_4 + made_5.start_0 + u32(4);
    i_12 = u32(0);
    for(;;)
    {
        if(i_12 < count_16)
        {
        }
        else
        {
            break;
        }
        var _S94 : u32 = TupleWriter_grid_0(&(made_5), from_15.height_0, from_15.width_0);
        fill_cells_0(_S94, area_3, i32(0));
        i_12 = i_12 + u32(1);
    }
    var at_13 : u32 = u32(0);
    for(;;)
    {
        if(at_13 < area_3)
        {
        }
        else
        {
            break;
        }
        var part_4 : u32 = part_at_0((*m_37), at_13);
        if(part_4 > u32(0))
        {
            var _S95 : u32 = _S93 + (part_4 - u32(1)) * stride_1;
            var _S96 : i32;
            if(as_ones_1)
            {
                _S96 = i32(1);
            }
            else
            {
                _S96 = cell_at_0(from_15.cells_0, at_13);
            }
            put_cell_0(_S95, at_13, _S96);
        }
        at_13 = at_13 + u32(1);
    }
    return;
}

fn op_holes_0( m_38 : ptr<function, Machine_0>,  a_9 : u32)
{
    var at_14 : u32;
    var from_16 : GridView_0 = whole_2(&((*m_38)), a_9, u32(16));
    if(failed_0((*m_38)))
    {
        return;
    }
    var _S97 : u32 = find_parts_1(&((*m_38)), from_16, Joint_x24init_0(true, false), i32(1), i32(0));
    if(failed_0((*m_38)))
    {
        return;
    }
    var numbers_0 : u32 = (*m_38).scratch_1 + u32(1024);
    var _S98 : u32 = (*m_38).scratch_1;
    arena_0[numbers_0] = u32(0);
    var part_5 : u32 = u32(1);
    var count_17 : u32 = u32(0);
    for(;;)
    {
        if(part_5 <= _S97)
        {
        }
        else
        {
            break;
        }
        var inside_0 : bool = part_is_inside_0((*m_38), from_16, part_5);
        var _S99 : i32;
        if(inside_0)
        {
            _S99 = i32(1);
        }
        else
        {
            _S99 = i32(0);
        }
        var count_18 : u32 = count_17 + u32(_S99);
        if(inside_0)
        {
            at_14 = count_18;
        }
        else
        {
            at_14 = u32(0);
        }
        arena_0[numbers_0 + part_5] = at_14;
        part_5 = part_5 + u32(1);
        count_17 = count_18;
    }
    if(count_17 > u32(0))
    {
        at_14 = u32(0);
        for(;;)
        {
            if(at_14 < (GridView_area_0(from_16)))
            {
            }
            else
            {
                break;
            }
            var _S100 : u32 = _S98 + at_14;
            arena_0[_S100] = word_at_0(numbers_0 + word_at_0(_S100));
            at_14 = at_14 + u32(1);
        }
    }
    new_layers_1(&((*m_38)), from_16, count_17, true);
    return;
}

fn count_stretches_0( lines_0 : u32,  len_0 : u32,  separator_0 : i32) -> u32
{
    var before_0 : bool = true;
    var at_15 : u32 = u32(0);
    var count_19 : u32 = u32(0);
    for(;;)
    {
        if(at_15 < len_0)
        {
        }
        else
        {
            break;
        }
        var separates_0 : bool = i32(word_at_0(lines_0 + at_15)) == separator_0;
        var _S101 : bool;
        if(before_0)
        {
            _S101 = !separates_0;
        }
        else
        {
            _S101 = false;
        }
        var _S102 : i32;
        if(_S101)
        {
            _S102 = i32(1);
        }
        else
        {
            _S102 = i32(0);
        }
        var count_20 : u32 = count_19 + u32(_S102);
        var at_16 : u32 = at_15 + u32(1);
        before_0 = separates_0;
        at_15 = at_16;
        count_19 = count_20;
    }
    return count_19;
}

fn find_separators_0( m_39 : ptr<function, Machine_0>,  from_17 : GridView_0) -> i32
{
    var _S103 : u32;
    var column_5 : u32;
    var zero_0 : bool;
    var colour_6 : i32;
    var _S104 : u32;
    var _S105 : bool;
    spend_0(&((*m_39)), GridView_area_0(from_17));
    if(failed_0((*m_39)))
    {
        return i32(1000);
    }
    var _S106 : u32 = (*m_39).scratch_1 + u32(4096);
    var _S107 : u32 = (*m_39).scratch_1 + u32(5120);
    var row_6 : u32 = u32(0);
    for(;;)
    {
        _S103 = from_17.height_0;
        if(row_6 < (from_17.height_0))
        {
        }
        else
        {
            break;
        }
        colour_6 = GridView_at_0(from_17, row_6, u32(0));
        column_5 = u32(1);
        for(;;)
        {
            if(column_5 < (from_17.width_0))
            {
                zero_0 = colour_6 != i32(1000);
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
            if((GridView_at_0(from_17, row_6, column_5)) != colour_6)
            {
                colour_6 = i32(1000);
            }
            column_5 = column_5 + u32(1);
        }
        arena_0[_S106 + row_6] = u32(colour_6);
        row_6 = row_6 + u32(1);
    }
    column_5 = u32(0);
    for(;;)
    {
        _S104 = from_17.width_0;
        if(column_5 < (from_17.width_0))
        {
        }
        else
        {
            break;
        }
        colour_6 = GridView_at_0(from_17, u32(0), column_5);
        row_6 = u32(1);
        for(;;)
        {
            if(row_6 < _S103)
            {
                zero_0 = colour_6 != i32(1000);
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
            if((GridView_at_0(from_17, row_6, column_5)) != colour_6)
            {
                colour_6 = i32(1000);
            }
            row_6 = row_6 + u32(1);
        }
        arena_0[_S107 + column_5] = u32(colour_6);
        column_5 = column_5 + u32(1);
    }
    zero_0 = false;
    var last_0 : i32 = i32(-1000);
    var most_1 : u32 = u32(1);
    var best_0 : i32 = i32(1000);
    for(;;)
    {
        colour_6 = i32(1000);
        var i_13 : u32 = u32(0);
        for(;;)
        {
            if(i_13 < (_S103 + _S104))
            {
            }
            else
            {
                break;
            }
            if(i_13 < _S103)
            {
                row_6 = _S106 + i_13;
            }
            else
            {
                row_6 = _S107 + (i_13 - _S103);
            }
            var line_0 : i32 = i32(word_at_0(row_6));
            if(zero_0)
            {
                _S105 = true;
            }
            else
            {
                _S105 = line_0 == i32(0);
            }
            var _S108 : bool;
            if(line_0 != i32(0))
            {
                _S108 = line_0 > last_0;
            }
            else
            {
                _S108 = false;
            }
            if(_S108)
            {
                colour_6 = min(colour_6, line_0);
            }
            var i_14 : u32 = i_13 + u32(1);
            zero_0 = _S105;
            i_13 = i_14;
        }
        var colour_7 : i32;
        if(colour_6 == i32(1000))
        {
            if(!zero_0)
            {
                _S105 = true;
            }
            else
            {
                _S105 = most_1 > u32(1);
            }
            if(_S105)
            {
                break;
            }
            colour_7 = i32(0);
        }
        else
        {
            colour_7 = colour_6;
        }
        var fields_0 : u32 = count_stretches_0(_S106, _S103, colour_7) * count_stretches_0(_S107, _S104, colour_7);
        var best_1 : i32;
        if(fields_0 > most_1)
        {
            most_1 = fields_0;
            best_1 = colour_7;
        }
        else
        {
            best_1 = best_0;
        }
        if(colour_7 == i32(0))
        {
            best_0 = best_1;
            break;
        }
        last_0 = colour_6;
        best_0 = best_1;
    }
    if(best_0 == i32(1000))
    {
        fail_0(&((*m_39)), u32(25));
    }
    return best_0;
}

fn next_stretch_0( lines_1 : u32,  len_1 : u32,  separator_1 : i32,  from_18 : u32) -> vec2<u32>
{
    var _S109 : bool;
    var start_1 : u32 = from_18;
    for(;;)
    {
        if(start_1 < len_1)
        {
            _S109 = i32(word_at_0(lines_1 + start_1)) == separator_1;
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
        start_1 = start_1 + u32(1);
    }
    var end_1 : u32 = start_1;
    for(;;)
    {
        if(end_1 < len_1)
        {
            _S109 = i32(word_at_0(lines_1 + end_1)) != separator_1;
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
        end_1 = end_1 + u32(1);
    }
    return vec2<u32>(start_1, end_1);
}

fn op_fields_0( m_40 : ptr<function, Machine_0>,  a_10 : u32)
{
    var from_19 : GridView_0 = whole_2(&((*m_40)), a_10, u32(2));
    if(failed_0((*m_40)))
    {
        return;
    }
    var separator_2 : i32 = find_separators_0(&((*m_40)), from_19);
    if(failed_0((*m_40)))
    {
        return;
    }
    var rows_0 : u32 = (*m_40).scratch_1 + u32(4096);
    var columns_0 : u32 = (*m_40).scratch_1 + u32(5120);
    var count_21 : u32 = count_stretches_0(rows_0, from_19.height_0, separator_2) * count_stretches_0(columns_0, from_19.width_0, separator_2);
    few_0(&((*m_40)), count_21);
    if(failed_0((*m_40)))
    {
        return;
    }
    var made_6 : TupleWriter_0;
    var pass_0 : u32 = u32(0);
    var weight_3 : u32 = u32(0);
    var words_7 : u32 = u32(0);
    for(;;)
    {
        if(pass_0 < u32(2))
        {
        }
        else
        {
            break;
        }
        var down_0 : vec2<u32> = next_stretch_0(rows_0, from_19.height_0, separator_2, u32(0));
        for(;;)
        {
            var _S110 : u32 = down_0.y;
            var _S111 : u32 = down_0.x;
            if(_S110 > _S111)
            {
            }
            else
            {
                break;
            }
            var across_0 : vec2<u32> = next_stretch_0(columns_0, from_19.width_0, separator_2, u32(0));
            var weight_4 : u32 = weight_3;
            var words_8 : u32 = words_7;
            for(;;)
            {
                var _S112 : u32 = across_0.y;
                var _S113 : u32 = across_0.x;
                if(_S112 > _S113)
                {
                }
                else
                {
                    break;
                }
                if(pass_0 == u32(0))
                {
                    var area_4 : u32 = (_S110 - _S111) * (_S112 - _S113);
                    make_0(&((*m_40)), area_4);
                    var words_9 : u32 = words_8 + (u32(4) + words_of_cells_0(area_4));
                    weight_4 = weight_4 + (u32(1) + area_4 / u32(8));
                    words_8 = words_9;
                }
                else
                {
                    push_cut_0(&(made_6), from_19, Span_x24init_0(_S111, _S110, _S113, _S112));
                }
                across_0 = next_stretch_0(columns_0, from_19.width_0, separator_2, _S112);
            }
            down_0 = next_stretch_0(rows_0, from_19.height_0, separator_2, _S110);
            weight_3 = weight_4;
            words_7 = words_8;
        }
        if(pass_0 == u32(0))
        {
            var _S114 : TupleWriter_0 = new_tuple_0(&((*m_40)), count_21, weight_3, words_7);
            made_6 = _S114;
        }
        if(failed_0((*m_40)))
        {
            return;
        }
        pass_0 = pass_0 + u32(1);
    }
    return;
}

fn new_empty_rows_0( m_41 : ptr<function, Machine_0>,  count_22 : u32)
{
    if(count_22 == u32(0))
    {
        var _S115 : u32 = new_record_0(&((*m_41)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_0(&((*m_41)), count_22 * u32(16));
    var at_17 : u32 = new_record_0(&((*m_41)), u32(9), count_22, u32(1) + count_22, count_22 + count_22 * u32(4));
    if(at_17 == u32(0))
    {
        return;
    }
    var i_15 : u32 = u32(0);
    for(;;)
    {
        if(i_15 < count_22)
        {
        }
        else
        {
            break;
        }
        var start_2 : u32 = u32(4) + count_22 + i_15 * u32(4);
        arena_0[at_17 + u32(4) + i_15] = start_2;
        var _S116 : u32 = at_17 + start_2;
        arena_0[_S116] = u32(9);
        arena_0[_S116 + u32(1)] = u32(0);
        arena_0[_S116 + u32(2)] = u32(1);
        arena_0[_S116 + u32(3)] = u32(0);
        i_15 = i_15 + u32(1);
    }
    return;
}

fn new_grid_0( m_42 : ptr<function, Machine_0>,  height_3 : u32,  width_3 : u32) -> u32
{
    if(((*m_42).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S117 : bool;
    if(height_3 > u32(1048576))
    {
        _S117 = true;
    }
    else
    {
        _S117 = width_3 > u32(1048576);
    }
    if(_S117)
    {
        _S117 = true;
    }
    else
    {
        _S117 = (max(height_3 * width_3, height_3)) > u32(1048576);
    }
    if(_S117)
    {
        fail_0(&((*m_42)), u32(28));
        return u32(0);
    }
    var area_5 : u32 = height_3 * width_3;
    if(area_5 == u32(0))
    {
        new_empty_rows_0(&((*m_42)), height_3);
        return u32(0);
    }
    make_0(&((*m_42)), area_5);
    var at_18 : u32 = new_record_0(&((*m_42)), u32(6), height_3, width_3, (area_5 + u32(3)) / u32(4));
    var _S118 : u32;
    if(at_18 == u32(0))
    {
        _S118 = u32(0);
    }
    else
    {
        _S118 = at_18 + u32(4);
    }
    return _S118;
}

fn op_drop_lines_0( m_43 : ptr<function, Machine_0>,  a_11 : u32)
{
    var _S119 : u32;
    var _S120 : i32;
    var _S121 : u32;
    var from_20 : GridView_0 = whole_2(&((*m_43)), a_11, u32(2));
    if(failed_0((*m_43)))
    {
        return;
    }
    var _S122 : i32 = find_separators_0(&((*m_43)), from_20);
    if(failed_0((*m_43)))
    {
        return;
    }
    var _S123 : u32 = (*m_43).scratch_1 + u32(4096);
    var _S124 : u32 = (*m_43).scratch_1 + u32(5120);
    var row_7 : u32 = u32(0);
    var height_4 : u32 = u32(0);
    for(;;)
    {
        _S119 = from_20.height_0;
        if(row_7 < (from_20.height_0))
        {
        }
        else
        {
            break;
        }
        if(i32(word_at_0(_S123 + row_7)) != _S122)
        {
            _S120 = i32(1);
        }
        else
        {
            _S120 = i32(0);
        }
        var height_5 : u32 = height_4 + u32(_S120);
        row_7 = row_7 + u32(1);
        height_4 = height_5;
    }
    var column_6 : u32 = u32(0);
    var width_4 : u32 = u32(0);
    for(;;)
    {
        _S121 = from_20.width_0;
        if(column_6 < (from_20.width_0))
        {
        }
        else
        {
            break;
        }
        if(i32(word_at_0(_S124 + column_6)) != _S122)
        {
            _S120 = i32(1);
        }
        else
        {
            _S120 = i32(0);
        }
        var width_5 : u32 = width_4 + u32(_S120);
        column_6 = column_6 + u32(1);
        width_4 = width_5;
    }
    var cells_9 : u32 = new_grid_0(&((*m_43)), height_4, width_4);
    if(cells_9 == u32(0))
    {
        return;
    }
    var made_7 : CellWriter_0 = CellWriter_to_0(cells_9);
    row_7 = u32(0);
    for(;;)
    {
        if(row_7 < _S119)
        {
        }
        else
        {
            break;
        }
        if(i32(word_at_0(_S123 + row_7)) == _S122)
        {
            row_7 = row_7 + u32(1);
            continue;
        }
        column_6 = u32(0);
        for(;;)
        {
            if(column_6 < _S121)
            {
            }
            else
            {
                break;
            }
            if(i32(word_at_0(_S124 + column_6)) != _S122)
            {
                CellWriter_push_0(&(made_7), GridView_at_0(from_20, row_7, column_6));
            }
            column_6 = column_6 + u32(1);
        }
        row_7 = row_7 + u32(1);
    }
    CellWriter_finish_0(&(made_7));
    return;
}

fn few_1( m_44 : ptr<function, Machine_0>,  count_23 : u32)
{
    if(count_23 > u32(96))
    {
        fail_1(&((*m_44)), u32(28));
    }
    return;
}

fn new_even_parts_0( m_45 : ptr<function, Machine_0>,  from_21 : GridView_0,  number_0 : vec2<u32>,  size_0 : vec2<u32>,  step_0 : vec2<u32>)
{
    var _S125 : u32 = number_0.x;
    var _S126 : u32 = number_0.y;
    var count_24 : u32 = _S125 * _S126;
    var _S127 : u32 = size_0.x;
    var _S128 : u32 = size_0.y;
    var area_6 : u32 = _S127 * _S128;
    var i_16 : u32 = u32(0);
    for(;;)
    {
        if(i_16 < count_24)
        {
        }
        else
        {
            break;
        }
        make_0(&((*m_45)), area_6);
        i_16 = i_16 + u32(1);
    }
    var _S129 : TupleWriter_0 = new_tuple_0(&((*m_45)), count_24, count_24 * (u32(1) + area_6 / u32(8)), count_24 * (u32(4) + words_of_cells_0(area_6)));
    var made_8 : TupleWriter_0 = _S129;
    if(failed_0((*m_45)))
    {
        return;
    }
    i_16 = u32(0);
    for(;;)
    {
        if(i_16 < _S125)
        {
        }
        else
        {
            break;
        }
        var j_1 : u32 = u32(0);
        for(;;)
        {
            if(j_1 < _S126)
            {
            }
            else
            {
                break;
            }
            var _S130 : u32 = i_16 * step_0.x;
            var _S131 : u32 = j_1 * step_0.y;
            push_cut_0(&(made_8), from_21, Span_x24init_0(_S130, _S130 + _S127, _S131, _S131 + _S128));
            j_1 = j_1 + u32(1);
        }
        i_16 = i_16 + u32(1);
    }
    return;
}

fn op_split_lines_0( m_46 : ptr<function, Machine_0>,  a_12 : u32,  b_6 : u32)
{
    var from_22 : GridView_0 = whole_0(&((*m_46)), a_12, u32(1));
    if(failed_0((*m_46)))
    {
        return;
    }
    var k_8 : u32 = variant_0(&((*m_46)), b_6, i32(2));
    if(failed_0((*m_46)))
    {
        return;
    }
    var _S132 : bool = k_8 == u32(0);
    var _S133 : u32;
    if(_S132)
    {
        _S133 = from_22.height_0;
    }
    else
    {
        _S133 = from_22.width_0;
    }
    few_1(&((*m_46)), _S133);
    if(failed_0((*m_46)))
    {
        return;
    }
    if(_S132)
    {
        new_even_parts_0(&((*m_46)), from_22, vec2<u32>(from_22.height_0, u32(1)), vec2<u32>(u32(1), from_22.width_0), vec2<u32>(u32(1), u32(0)));
    }
    else
    {
        new_even_parts_0(&((*m_46)), from_22, vec2<u32>(u32(1), from_22.width_0), vec2<u32>(from_22.height_0, u32(1)), vec2<u32>(u32(0), u32(1)));
    }
    return;
}

fn even_side_0( m_47 : ptr<function, Machine_0>,  len_2 : u32,  n_0 : u32) -> vec2<u32>
{
    var _S134 : u32 = len_2 % n_0;
    var _S135 : i32;
    if(_S134 == u32(0))
    {
        _S135 = i32(0);
    }
    else
    {
        _S135 = i32(1);
    }
    var gap_0 : u32 = u32(_S135);
    var _S136 : u32 = len_2 + gap_0;
    var _S137 : u32 = gap_0 * n_0;
    var size_1 : u32;
    if(_S136 < _S137)
    {
        size_1 = u32(0);
    }
    else
    {
        var _S138 : u32 = (_S136 - _S137) / n_0;
        size_1 = _S138;
    }
    var _S139 : bool;
    if(size_1 == u32(0))
    {
        _S139 = true;
    }
    else
    {
        _S139 = (size_1 * n_0 + gap_0 * (n_0 - u32(1))) != len_2;
    }
    if(_S139)
    {
        fail_1(&((*m_47)), u32(25));
    }
    return vec2<u32>(size_1, size_1 + gap_0);
}

fn make_1( m_48 : ptr<function, Machine_0>,  bytes_1 : u32)
{
    if(((*m_48).fault_0) != u32(0))
    {
        return;
    }
    var all_3 : u32 = bytes_1 + u32(32);
    if(all_3 > ((*m_48).memory_1))
    {
        (*m_48).memory_1 = u32(0);
        fail_0(&((*m_48)), u32(31));
        return;
    }
    (*m_48).memory_1 = (*m_48).memory_1 - all_3;
    spend_0(&((*m_48)), all_3 / u32(16));
    return;
}

fn op_split_even_0( m_49 : ptr<function, Machine_0>,  a_13 : u32,  b_7 : u32)
{
    var from_23 : GridView_0 = whole_0(&((*m_49)), a_13, u32(1));
    if(failed_0((*m_49)))
    {
        return;
    }
    var k_9 : u32 = variant_0(&((*m_49)), b_7, i32(7));
    if(failed_0((*m_49)))
    {
        return;
    }
    var number_1 : vec2<u32>;
    switch(k_9)
    {
    case u32(0):
        {
            number_1 = vec2<u32>(u32(1), u32(2));
        }
    case u32(1):
        {
            number_1 = vec2<u32>(u32(2), u32(1));
        }
    case u32(2):
        {
            number_1 = vec2<u32>(u32(2), u32(2));
        }
    case u32(3):
        {
            number_1 = vec2<u32>(u32(1), u32(3));
        }
    case u32(4):
        {
            number_1 = vec2<u32>(u32(3), u32(1));
        }
    case u32(5):
        {
            number_1 = vec2<u32>(u32(3), u32(3));
        }
    default :
        {
            var _S140 : u32 = min(from_23.height_0, from_23.width_0);
            var _S141 : u32 = from_23.height_0 / _S140;
            var _S142 : u32 = from_23.width_0 / _S140;
            number_1 = vec2<u32>(_S141, _S142);
        }
    }
    var _S143 : u32 = number_1.x;
    var _S144 : u32 = number_1.y;
    var _S145 : u32 = _S143 * _S144;
    few_1(&((*m_49)), _S145);
    var down_1 : vec2<u32> = even_side_0(&((*m_49)), from_23.height_0, _S143);
    var across_1 : vec2<u32> = even_side_0(&((*m_49)), from_23.width_0, _S144);
    if(failed_0((*m_49)))
    {
        return;
    }
    if(_S145 < u32(2))
    {
        make_1(&((*m_49)), down_1.x * across_1.x);
        fail_1(&((*m_49)), u32(25));
        return;
    }
    new_even_parts_0(&((*m_49)), from_23, number_1, vec2<u32>(down_1.x, across_1.x), vec2<u32>(down_1.y, across_1.y));
    return;
}

fn count_grids_0( m_50 : ptr<function, Machine_0>,  record_11 : u32) -> u32
{
    if((kind_of_0(record_11)) != u32(9))
    {
        fail_1(&((*m_50)), u32(8));
        return u32(0);
    }
    var count_25 : u32 = word_at_0(record_11 + u32(1));
    if(count_25 == u32(0))
    {
        fail_1(&((*m_50)), u32(22));
    }
    var i_17 : u32 = u32(0);
    for(;;)
    {
        var _S146 : bool;
        if(i_17 < count_25)
        {
            _S146 = !failed_0((*m_50));
        }
        else
        {
            _S146 = false;
        }
        if(_S146)
        {
        }
        else
        {
            break;
        }
        var _S147 : GridView_0 = whole_0(&((*m_50)), record_11 + word_at_0(record_11 + u32(4) + i_17), u32(1));
        i_17 = i_17 + u32(1);
    }
    if(failed_0((*m_50)))
    {
        i_17 = u32(0);
    }
    else
    {
        i_17 = count_25;
    }
    return i_17;
}

fn listed_grids_0( m_51 : ptr<function, Machine_0>,  record_12 : u32) -> u32
{
    var count_26 : u32 = count_grids_0(&((*m_51)), record_12);
    if(count_26 > u32(1024))
    {
        fail_1(&((*m_51)), u32(254));
    }
    var _S148 : u32;
    if(failed_0((*m_51)))
    {
        _S148 = u32(0);
    }
    else
    {
        _S148 = count_26;
    }
    return _S148;
}

fn content_span_0( piece_0 : GridView_0) -> Span_0
{
    var span_6 : Span_0 = Span_x24init_0(u32(0), u32(0), u32(4294967295), u32(0));
    var _S149 : u32 = words_of_cells_0(GridView_area_0(piece_0));
    var i_18 : u32 = u32(0);
    var column_7 : u32 = u32(0);
    var row_8 : u32 = u32(0);
    for(;;)
    {
        if(i_18 < _S149)
        {
        }
        else
        {
            break;
        }
        var word_4 : u32 = word_at_0(piece_0.cells_0 + i_18);
        var row_9 : u32;
        var column_8 : u32;
        if(word_4 == u32(0))
        {
            column_8 = column_7 + u32(4);
            row_9 = row_8;
            for(;;)
            {
                if(column_8 >= (piece_0.width_0))
                {
                }
                else
                {
                    break;
                }
                var row_10 : u32 = row_9 + u32(1);
                column_8 = column_8 - piece_0.width_0;
                row_9 = row_10;
            }
            i_18 = i_18 + u32(1);
            column_7 = column_8;
            row_8 = row_9;
            continue;
        }
        var k_10 : u32 = u32(0);
        var word_5 : u32 = word_4;
        row_9 = row_8;
        column_8 = column_7;
        for(;;)
        {
            if(k_10 < u32(4))
            {
            }
            else
            {
                break;
            }
            if(((word_5 & (u32(255)))) != u32(0))
            {
                if((span_6.bottom_0) == u32(0))
                {
                    span_6.top_0 = row_9;
                }
                span_6.bottom_0 = row_9 + u32(1);
                span_6.left_0 = min(span_6.left_0, column_8);
                span_6.right_0 = max(span_6.right_0, column_8 + u32(1));
            }
            var word_6 : u32 = (word_5 >> (u32(8)));
            var column_9 : u32 = column_8 + u32(1);
            if(column_9 == (piece_0.width_0))
            {
                row_9 = row_9 + u32(1);
                column_8 = u32(0);
            }
            else
            {
                column_8 = column_9;
            }
            k_10 = k_10 + u32(1);
            word_5 = word_6;
        }
        i_18 = i_18 + u32(1);
        column_7 = column_8;
        row_8 = row_9;
    }
    return span_6;
}

fn packed_span_0( span_7 : Span_0) -> u32
{
    var _S150 : u32;
    if((span_7.bottom_0) == u32(0))
    {
        _S150 = u32(0);
    }
    else
    {
        _S150 = ((((((span_7.top_0) | ((((span_7.bottom_0) << (u32(8))))))) | ((((span_7.left_0) << (u32(16))))))) | ((((span_7.right_0) << (u32(24))))));
    }
    return _S150;
}

fn filled_bytes_0( word_7 : u32) -> u32
{
    return (((((((((word_7 & (u32(2139062143)))) + u32(2139062143)) | (word_7))) & (u32(2155905152)))) >> (u32(7)))) * u32(255);
}

fn count_filled_0( piece_1 : GridView_0) -> u32
{
    var _S151 : u32 = words_of_cells_0(GridView_area_0(piece_1));
    var i_19 : u32 = u32(0);
    var count_27 : u32 = u32(0);
    for(;;)
    {
        if(i_19 < _S151)
        {
        }
        else
        {
            break;
        }
        var count_28 : u32 = count_27 + ((((((filled_bytes_0(word_at_0(piece_1.cells_0 + i_19))) & (u32(16843009)))) * u32(16843009)) >> (u32(24))));
        i_19 = i_19 + u32(1);
        count_27 = count_28;
    }
    return count_27;
}

fn CellWriter_push_1( this_8 : ptr<function, CellWriter_0>,  value_3 : i32)
{
    (*this_8).word_3 = (((*this_8).word_3) | (((((u32(value_3) & (u32(255)))) << ((u32(8) * (*this_8).filled_0))))));
    var _S152 : u32 = (*this_8).filled_0 + u32(1);
    (*this_8).filled_0 = _S152;
    if(_S152 == u32(4))
    {
        arena_0[(*this_8).at_11] = (*this_8).word_3;
        (*this_8).at_11 = (*this_8).at_11 + u32(1);
        (*this_8).word_3 = u32(0);
        (*this_8).filled_0 = u32(0);
    }
    return;
}

fn CellWriter_finish_1( this_9 : ptr<function, CellWriter_0>)
{
    if(((*this_9).filled_0) != u32(0))
    {
        arena_0[(*this_9).at_11] = (*this_9).word_3;
    }
    return;
}

fn cropped_0( m_52 : Machine_0,  piece_2 : GridView_0,  span_8 : Span_0) -> GridView_0
{
    var _S153 : u32 = Span_height_0(span_8);
    var _S154 : bool;
    if(_S153 == (piece_2.height_0))
    {
        _S154 = (Span_width_0(span_8)) == (piece_2.width_0);
    }
    else
    {
        _S154 = false;
    }
    if(_S154)
    {
        return piece_2;
    }
    var content_0 : GridView_0 = GridView_x24init_0(_S153, Span_width_0(span_8), m_52.scratch_1 + u32(7168));
    var cells_10 : CellWriter_0 = CellWriter_to_0(content_0.cells_0);
    var row_11 : u32 = span_8.top_0;
    for(;;)
    {
        if(row_11 < (span_8.bottom_0))
        {
        }
        else
        {
            break;
        }
        var column_10 : u32 = span_8.left_0;
        for(;;)
        {
            if(column_10 < (span_8.right_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_1(&(cells_10), GridView_at_0(piece_2, row_11, column_10));
            column_10 = column_10 + u32(1);
        }
        row_11 = row_11 + u32(1);
    }
    CellWriter_finish_1(&(cells_10));
    return content_0;
}

fn count_parts_0( m_53 : ptr<function, Machine_0>,  piece_3 : GridView_0,  enclosed_0 : bool) -> i32
{
    var _S155 : bool = !enclosed_0;
    var joint_3 : Joint_0 = Joint_x24init_0(true, _S155);
    var count_29 : i32;
    if(enclosed_0)
    {
        count_29 = i32(1);
    }
    else
    {
        count_29 = i32(0);
    }
    var all_4 : u32 = find_parts_0(&((*m_53)), piece_3, joint_3, count_29, i32(0));
    var _S156 : bool;
    if(failed_0((*m_53)))
    {
        _S156 = true;
    }
    else
    {
        _S156 = _S155;
    }
    if(_S156)
    {
        return i32(all_4);
    }
    var part_6 : u32 = u32(1);
    count_29 = i32(0);
    for(;;)
    {
        if(part_6 <= all_4)
        {
        }
        else
        {
            break;
        }
        var _S157 : i32;
        if(part_is_inside_0((*m_53), piece_3, part_6))
        {
            _S157 = i32(1);
        }
        else
        {
            _S157 = i32(0);
        }
        var count_30 : i32 = count_29 + _S157;
        part_6 = part_6 + u32(1);
        count_29 = count_30;
    }
    return count_29;
}

fn content_at_0( piece_4 : GridView_0,  span_9 : Span_0,  i_20 : u32,  j_2 : u32,  image_0 : u32) -> i32
{
    var h_0 : u32 = Span_height_0(span_9);
    var w_1 : u32 = Span_width_0(span_9);
    var row_12 : u32;
    var column_11 : u32;
    if(image_0 == u32(1))
    {
        row_12 = h_0 - u32(1) - i_20;
        column_11 = j_2;
    }
    else
    {
        if(image_0 == u32(2))
        {
            var _S158 : u32 = w_1 - u32(1) - j_2;
            row_12 = i_20;
            column_11 = _S158;
        }
        else
        {
            if(image_0 == u32(3))
            {
                row_12 = j_2;
                column_11 = i_20;
            }
            else
            {
                if(image_0 == u32(4))
                {
                    var _S159 : u32 = h_0 - u32(1) - i_20;
                    row_12 = w_1 - u32(1) - j_2;
                    column_11 = _S159;
                }
                else
                {
                    row_12 = i_20;
                    column_11 = j_2;
                }
            }
        }
    }
    return GridView_at_0(piece_4, span_9.top_0 + row_12, span_9.left_0 + column_11);
}

fn count_symmetries_0( piece_5 : GridView_0,  span_10 : Span_0) -> i32
{
    var _S160 : u32 = Span_height_0(span_10);
    var _S161 : u32 = Span_width_0(span_10);
    var count_31 : i32;
    if(_S160 == _S161)
    {
        count_31 = i32(4);
    }
    else
    {
        count_31 = i32(2);
    }
    var _S162 : u32 = u32(count_31);
    var image_1 : u32 = u32(1);
    count_31 = i32(0);
    for(;;)
    {
        if(image_1 <= _S162)
        {
        }
        else
        {
            break;
        }
        var same_0 : bool = true;
        var i_21 : u32 = u32(0);
        for(;;)
        {
            var _S163 : bool;
            if(i_21 < _S160)
            {
                _S163 = same_0;
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
            var same_1 : bool = same_0;
            var j_3 : u32 = u32(0);
            for(;;)
            {
                var _S164 : bool;
                if(j_3 < _S161)
                {
                    _S164 = same_1;
                }
                else
                {
                    _S164 = false;
                }
                if(_S164)
                {
                }
                else
                {
                    break;
                }
                var _S165 : bool = (content_at_0(piece_5, span_10, i_21, j_3, u32(0))) == (content_at_0(piece_5, span_10, i_21, j_3, image_1));
                var j_4 : u32 = j_3 + u32(1);
                same_1 = _S165;
                j_3 = j_4;
            }
            var i_22 : u32 = i_21 + u32(1);
            same_0 = same_1;
            i_21 = i_22;
        }
        var _S166 : i32;
        if(same_0)
        {
            _S166 = i32(1);
        }
        else
        {
            _S166 = i32(0);
        }
        var count_32 : i32 = count_31 + _S166;
        image_1 = image_1 + u32(1);
        count_31 = count_32;
    }
    return count_31;
}

fn off_centre_0( start_3 : u32,  end_2 : u32,  len_3 : u32) -> i32
{
    return abs(i32(start_3 + end_2) - i32(len_3));
}

fn fail_2( m_54 : ptr<function, Machine_0>,  reason_2 : u32)
{
    if(((*m_54).fault_0) == u32(0))
    {
        (*m_54).fault_0 = reason_2 + u32(1);
    }
    return;
}

fn tally_cells_1( m_55 : ptr<function, Machine_0>,  cells_11 : u32,  count_33 : u32) -> Tally_0
{
    var tally_2 : Tally_0;
    var colour_8 : u32 = u32(0);
    for(;;)
    {
        if(colour_8 < u32(16))
        {
        }
        else
        {
            break;
        }
        tally_2.counts_0[colour_8] = u32(0);
        colour_8 = colour_8 + u32(1);
    }
    var i_23 : u32 = u32(0);
    var all_5 : u32 = u32(0);
    for(;;)
    {
        if(i_23 < count_33)
        {
        }
        else
        {
            break;
        }
        var word_8 : u32 = word_at_0(cells_11 + ((i_23 >> (u32(2)))));
        var all_6 : u32 = (all_5 | (word_8));
        var _S167 : u32 = min(u32(4), count_33 - i_23);
        var k_11 : u32 = u32(0);
        for(;;)
        {
            if(k_11 < _S167)
            {
            }
            else
            {
                break;
            }
            tally_2.counts_0[(((word_8 >> ((u32(8) * k_11)))) & (u32(15)))] = tally_2.counts_0[(((word_8 >> ((u32(8) * k_11)))) & (u32(15)))] + u32(1);
            k_11 = k_11 + u32(1);
        }
        i_23 = i_23 + u32(4);
        all_5 = all_6;
    }
    if(((all_5 & (u32(4042322160)))) != u32(0))
    {
        fail_2(&((*m_55)), u32(254));
    }
    return tally_2;
}

fn Tally_most_0( this_10 : Tally_0) -> i32
{
    var best_2 : i32 = i32(-1);
    var colour_9 : i32 = i32(0);
    for(;;)
    {
        if(colour_9 < i32(16))
        {
        }
        else
        {
            break;
        }
        var _S168 : i32 = colour_9;
        var _S169 : bool;
        if((this_10.counts_0[colour_9]) > u32(0))
        {
            if(best_2 < i32(0))
            {
                _S169 = true;
            }
            else
            {
                _S169 = (this_10.counts_0[_S168]) > (this_10.counts_0[best_2]);
            }
        }
        else
        {
            _S169 = false;
        }
        if(_S169)
        {
            best_2 = colour_9;
        }
        colour_9 = colour_9 + i32(1);
    }
    return best_2;
}

fn Tally_least_0( this_11 : Tally_0) -> i32
{
    var best_3 : i32 = i32(-1);
    var colour_10 : i32 = i32(0);
    for(;;)
    {
        if(colour_10 < i32(16))
        {
        }
        else
        {
            break;
        }
        var _S170 : i32 = colour_10;
        var _S171 : bool;
        if((this_11.counts_0[colour_10]) > u32(0))
        {
            if(best_3 < i32(0))
            {
                _S171 = true;
            }
            else
            {
                _S171 = (this_11.counts_0[_S170]) < (this_11.counts_0[best_3]);
            }
        }
        else
        {
            _S171 = false;
        }
        if(_S171)
        {
            best_3 = colour_10;
        }
        colour_10 = colour_10 + i32(1);
    }
    return best_3;
}

fn Tally_colours_0( this_12 : Tally_0) -> u32
{
    var colour_11 : u32 = u32(1);
    var number_2 : u32 = u32(0);
    for(;;)
    {
        if(colour_11 < u32(16))
        {
        }
        else
        {
            break;
        }
        var _S172 : i32;
        if((this_12.counts_0[colour_11]) > u32(0))
        {
            _S172 = i32(1);
        }
        else
        {
            _S172 = i32(0);
        }
        var number_3 : u32 = number_2 + u32(_S172);
        colour_11 = colour_11 + u32(1);
        number_2 = number_3;
    }
    return number_2;
}

fn colour_key_0( m_56 : ptr<function, Machine_0>,  piece_6 : GridView_0,  key_0 : u32) -> i32
{
    var _S173 : Tally_0 = tally_cells_1(&((*m_56)), piece_6.cells_0, GridView_area_0(piece_6));
    var tally_3 : Tally_0 = _S173;
    tally_3.counts_0[i32(0)] = u32(0);
    if(key_0 == u32(16))
    {
        return Tally_most_0(tally_3);
    }
    if(key_0 == u32(17))
    {
        return i32(tally_3.counts_0[Tally_least_0(tally_3)]);
    }
    return i32(Tally_colours_0(tally_3));
}

fn own_key_0( m_57 : ptr<function, Machine_0>,  piece_7 : GridView_0,  span_11 : Span_0,  key_1 : u32) -> i32
{
    if((span_11.bottom_0) == u32(0))
    {
        return i32(0);
    }
    var _S174 : u32 = Span_height_0(span_11);
    var _S175 : u32 = Span_width_0(span_11);
    var box_area_0 : u32 = _S174 * _S175;
    var _S176 : bool;
    switch(key_1)
    {
    case u32(0):
        {
            return i32(count_filled_0(piece_7));
        }
    case u32(1):
        {
            return i32(box_area_0);
        }
    case u32(2):
        {
            return i32(_S174);
        }
    case u32(3):
        {
            return i32(_S175);
        }
    case u32(4):
        {
            return i32(span_11.top_0);
        }
    case u32(5):
        {
            return i32(span_11.left_0);
        }
    case u32(6):
        {
            return i32(span_11.bottom_0);
        }
    case u32(7):
        {
            return i32(span_11.right_0);
        }
    case u32(9), u32(10):
        {
            var _S177 : bool = key_1 == u32(10);
            if(_S177)
            {
                if(_S174 < u32(3))
                {
                    _S176 = true;
                }
                else
                {
                    _S176 = _S175 < u32(3);
                }
            }
            else
            {
                _S176 = false;
            }
            if(_S176)
            {
                return i32(0);
            }
            var _S178 : GridView_0 = cropped_0((*m_57), piece_7, span_11);
            var _S179 : i32 = count_parts_0(&((*m_57)), _S178, _S177);
            return _S179;
        }
    case u32(11):
        {
            return i32(box_area_0 - count_filled_0(piece_7));
        }
    case u32(12):
        {
            return count_symmetries_0(piece_7, span_11);
        }
    case u32(18):
        {
            if((span_11.top_0) == u32(0))
            {
                _S176 = true;
            }
            else
            {
                _S176 = (span_11.left_0) == u32(0);
            }
            if(_S176)
            {
                _S176 = true;
            }
            else
            {
                _S176 = (span_11.bottom_0) == (piece_7.height_0);
            }
            if(_S176)
            {
                _S176 = true;
            }
            else
            {
                _S176 = (span_11.right_0) == (piece_7.width_0);
            }
            var _S180 : i32;
            if(_S176)
            {
                _S180 = i32(1);
            }
            else
            {
                _S180 = i32(0);
            }
            return _S180;
        }
    case u32(19):
        {
            return off_centre_0(span_11.top_0, span_11.bottom_0, piece_7.height_0) + off_centre_0(span_11.left_0, span_11.right_0, piece_7.width_0);
        }
    default :
        {
            var _S181 : GridView_0 = cropped_0((*m_57), piece_7, span_11);
            var _S182 : i32 = colour_key_0(&((*m_57)), _S181, key_1);
            return _S182;
        }
    }
}

fn unpacked_span_0( packed_1 : u32) -> Span_0
{
    return Span_x24init_0((packed_1 & (u32(255))), (((packed_1 >> (u32(8)))) & (u32(255))), (((packed_1 >> (u32(16)))) & (u32(255))), (packed_1 >> (u32(24))));
}

fn same_content_0( m_58 : Machine_0,  record_13 : u32,  a_14 : u32,  b_8 : u32,  outline_0 : bool) -> bool
{
    var contents_0 : u32 = m_58.scratch_1 + u32(5120);
    var _S183 : u32 = contents_0 + a_14;
    var _S184 : bool;
    if((word_at_0(_S183)) == u32(0))
    {
        _S184 = true;
    }
    else
    {
        _S184 = (word_at_0(contents_0 + b_8)) == u32(0);
    }
    if(_S184)
    {
        return (word_at_0(_S183)) == (word_at_0(contents_0 + b_8));
    }
    var x_2 : Span_0 = unpacked_span_0(word_at_0(_S183));
    var y_2 : Span_0 = unpacked_span_0(word_at_0(contents_0 + b_8));
    var _S185 : u32 = Span_height_0(x_2);
    if(_S185 != (Span_height_0(y_2)))
    {
        _S184 = true;
    }
    else
    {
        _S184 = (Span_width_0(x_2)) != (Span_width_0(y_2));
    }
    if(_S184)
    {
        return false;
    }
    var _S186 : GridView_0 = grid_in_0(record_13, a_14);
    var _S187 : GridView_0 = grid_in_0(record_13, b_8);
    var i_24 : u32 = u32(0);
    for(;;)
    {
        if(i_24 < _S185)
        {
        }
        else
        {
            break;
        }
        var j_5 : u32 = u32(0);
        for(;;)
        {
            if(j_5 < (Span_width_0(x_2)))
            {
            }
            else
            {
                break;
            }
            var p_1 : i32 = GridView_at_0(_S186, x_2.top_0 + i_24, x_2.left_0 + j_5);
            var q_1 : i32 = GridView_at_0(_S187, y_2.top_0 + i_24, y_2.left_0 + j_5);
            if(outline_0)
            {
                _S184 = (p_1 == i32(0)) != (q_1 == i32(0));
            }
            else
            {
                _S184 = p_1 != q_1;
            }
            if(_S184)
            {
                return false;
            }
            j_5 = j_5 + u32(1);
        }
        i_24 = i_24 + u32(1);
    }
    return true;
}

fn count_alike_0( m_59 : Machine_0,  record_14 : u32,  count_34 : u32,  key_2 : u32)
{
    var _S188 : u32 = m_59.scratch_1 + u32(4096);
    var _S189 : u32 = m_59.scratch_1 + u32(6144);
    var _S190 : u32 = m_59.scratch_1 + u32(7168);
    var i_25 : u32 = u32(0);
    for(;;)
    {
        if(i_25 < count_34)
        {
        }
        else
        {
            break;
        }
        arena_0[_S190 + i_25] = u32(0);
        var lead_3 : u32 = i_25;
        var j_6 : u32 = u32(0);
        for(;;)
        {
            var _S191 : bool;
            if(j_6 < i_25)
            {
                _S191 = lead_3 == i_25;
            }
            else
            {
                _S191 = false;
            }
            if(_S191)
            {
            }
            else
            {
                break;
            }
            if((word_at_0(_S189 + j_6)) != j_6)
            {
                j_6 = j_6 + u32(1);
                continue;
            }
            var same_2 : bool;
            if(key_2 == u32(15))
            {
                same_2 = (word_at_0(_S188 + i_25)) == (word_at_0(_S188 + j_6));
            }
            else
            {
                same_2 = same_content_0(m_59, record_14, i_25, j_6, key_2 == u32(14));
            }
            var lead_4 : u32;
            if(same_2)
            {
                lead_4 = j_6;
            }
            else
            {
                lead_4 = lead_3;
            }
            lead_3 = lead_4;
            j_6 = j_6 + u32(1);
        }
        arena_0[_S189 + i_25] = lead_3;
        arena_0[_S190 + lead_3] = arena_0[_S190 + lead_3] + u32(1);
        i_25 = i_25 + u32(1);
    }
    i_25 = u32(0);
    for(;;)
    {
        if(i_25 < count_34)
        {
        }
        else
        {
            break;
        }
        arena_0[_S188 + i_25] = word_at_0(_S190 + word_at_0(_S189 + i_25));
        i_25 = i_25 + u32(1);
    }
    return;
}

fn find_keys_0( m_60 : ptr<function, Machine_0>,  record_15 : u32,  count_35 : u32,  key_3 : u32)
{
    var alike_1 : bool;
    if(key_3 == u32(13))
    {
        alike_1 = true;
    }
    else
    {
        alike_1 = key_3 == u32(14);
    }
    if(alike_1)
    {
        alike_1 = true;
    }
    else
    {
        alike_1 = key_3 == u32(15);
    }
    var i_26 : u32 = u32(0);
    for(;;)
    {
        var _S192 : bool;
        if(i_26 < count_35)
        {
            _S192 = !failed_0((*m_60));
        }
        else
        {
            _S192 = false;
        }
        if(_S192)
        {
        }
        else
        {
            break;
        }
        var piece_8 : GridView_0 = grid_in_0(record_15, i_26);
        var _S193 : bool;
        if((piece_8.height_0) > u32(255))
        {
            _S193 = true;
        }
        else
        {
            _S193 = (piece_8.width_0) > u32(255);
        }
        if(_S193)
        {
            fail_0(&((*m_60)), u32(254));
        }
        var _S194 : Span_0 = Span_x24init_0(u32(0), u32(1), u32(0), u32(1));
        var span_12 : Span_0;
        if(key_3 != u32(0))
        {
            span_12 = content_span_0(piece_8);
        }
        else
        {
            span_12 = _S194;
        }
        arena_0[(*m_60).scratch_1 + u32(5120) + i_26] = packed_span_0(span_12);
        var _S195 : bool;
        if(!alike_1)
        {
            _S195 = true;
        }
        else
        {
            _S195 = key_3 == u32(15);
        }
        if(_S195)
        {
            var _S196 : u32;
            if(alike_1)
            {
                _S196 = u32(16);
            }
            else
            {
                _S196 = key_3;
            }
            var _S197 : i32 = own_key_0(&((*m_60)), piece_8, span_12, _S196);
            arena_0[(*m_60).scratch_1 + u32(4096) + i_26] = u32(_S197);
        }
        i_26 = i_26 + u32(1);
    }
    if(alike_1)
    {
        alike_1 = !failed_0((*m_60));
    }
    else
    {
        alike_1 = false;
    }
    if(alike_1)
    {
        count_alike_0((*m_60), record_15, count_35, key_3);
    }
    return;
}

fn find_keyed_0( m_61 : ptr<function, Machine_0>,  a_15 : u32,  b_9 : u32) -> u32
{
    var key_4 : u32 = variant_0(&((*m_61)), b_9, i32(20));
    if(failed_0((*m_61)))
    {
        return u32(0);
    }
    var count_36 : u32 = listed_grids_0(&((*m_61)), a_15);
    if(failed_0((*m_61)))
    {
        return u32(0);
    }
    var i_27 : u32 = u32(0);
    var cells_12 : u32 = u32(0);
    for(;;)
    {
        if(i_27 < count_36)
        {
        }
        else
        {
            break;
        }
        var cells_13 : u32 = cells_12 + GridView_area_0(grid_in_0(a_15, i_27));
        i_27 = i_27 + u32(1);
        cells_12 = cells_13;
    }
    spend_1(&((*m_61)), cells_12 * u32(24));
    spend_1(&((*m_61)), cells_12 * count_36 / u32(8));
    if(failed_0((*m_61)))
    {
        return u32(0);
    }
    find_keys_0(&((*m_61)), a_15, count_36, key_4);
    if(failed_0((*m_61)))
    {
        i_27 = u32(0);
    }
    else
    {
        i_27 = count_36;
    }
    return i_27;
}

fn key_at_0( m_62 : Machine_0,  i_28 : u32) -> i32
{
    return i32(word_at_0(m_62.scratch_1 + u32(4096) + i_28));
}

fn extreme_place_0( m_63 : Machine_0,  count_37 : u32,  largest_0 : bool) -> u32
{
    var place_1 : u32 = u32(0);
    var i_29 : u32 = u32(1);
    for(;;)
    {
        if(i_29 < count_37)
        {
        }
        else
        {
            break;
        }
        var _S198 : bool;
        if(largest_0)
        {
            _S198 = (key_at_0(m_63, i_29)) > (key_at_0(m_63, place_1));
        }
        else
        {
            _S198 = (key_at_0(m_63, i_29)) < (key_at_0(m_63, place_1));
        }
        if(_S198)
        {
            place_1 = i_29;
        }
        i_29 = i_29 + u32(1);
    }
    return place_1;
}

fn copy_record_1( m_64 : ptr<function, Machine_0>,  from_24 : u32) -> u32
{
    var words_10 : u32 = words_of_0(from_24);
    var at_19 : u32 = new_record_0(&((*m_64)), kind_of_0(from_24), word_at_0(from_24 + u32(1)), word_at_0(from_24 + u32(2)), words_10 - u32(4));
    if(at_19 != u32(0))
    {
        var i_30 : u32 = u32(4);
        for(;;)
        {
            if(i_30 < words_10)
            {
            }
            else
            {
                break;
            }
            arena_0[at_19 + i_30] = word_at_0(from_24 + i_30);
            i_30 = i_30 + u32(1);
        }
    }
    return at_19;
}

fn pick_extreme_0( m_65 : ptr<function, Machine_0>,  a_16 : u32,  b_10 : u32,  largest_1 : bool)
{
    var count_38 : u32 = find_keyed_0(&((*m_65)), a_16, b_10);
    if(failed_0((*m_65)))
    {
        return;
    }
    var _S199 : u32 = copy_record_1(&((*m_65)), a_16 + word_at_0(a_16 + u32(4) + extreme_place_0((*m_65), count_38, largest_1)));
    return;
}

fn op_pick_most_0( m_66 : ptr<function, Machine_0>,  a_17 : u32,  b_11 : u32)
{
    pick_extreme_0(&((*m_66)), a_17, b_11, true);
    return;
}

fn op_pick_least_0( m_67 : ptr<function, Machine_0>,  a_18 : u32,  b_12 : u32)
{
    pick_extreme_0(&((*m_67)), a_18, b_12, false);
    return;
}

fn op_pick_odd_0( m_68 : ptr<function, Machine_0>,  a_19 : u32,  b_13 : u32)
{
    var _S200 : bool;
    var count_39 : u32 = find_keyed_0(&((*m_68)), a_19, b_13);
    if(failed_0((*m_68)))
    {
        return;
    }
    var place_2 : u32 = u32(0);
    var i_31 : u32 = u32(0);
    var alone_0 : u32 = u32(0);
    for(;;)
    {
        if(i_31 < count_39)
        {
            _S200 = alone_0 < u32(2);
        }
        else
        {
            _S200 = false;
        }
        if(_S200)
        {
        }
        else
        {
            break;
        }
        var only_0 : bool = true;
        var j_7 : u32 = u32(0);
        for(;;)
        {
            var _S201 : bool;
            if(j_7 < count_39)
            {
                _S201 = only_0;
            }
            else
            {
                _S201 = false;
            }
            if(_S201)
            {
            }
            else
            {
                break;
            }
            if(j_7 == i_31)
            {
                only_0 = true;
            }
            else
            {
                only_0 = (key_at_0((*m_68), j_7)) != (key_at_0((*m_68), i_31));
            }
            j_7 = j_7 + u32(1);
        }
        if(only_0)
        {
            var alone_1 : u32 = alone_0 + u32(1);
            place_2 = i_31;
            alone_0 = alone_1;
        }
        i_31 = i_31 + u32(1);
    }
    if(count_39 > u32(2))
    {
        _S200 = alone_0 == u32(1);
    }
    else
    {
        _S200 = false;
    }
    if(_S200)
    {
        var _S202 : u32 = copy_record_1(&((*m_68)), a_19 + word_at_0(a_19 + u32(4) + place_2));
    }
    else
    {
        fail_1(&((*m_68)), u32(25));
    }
    return;
}

fn listed_grids_1( m_69 : ptr<function, Machine_0>,  record_16 : u32) -> u32
{
    var count_40 : u32 = count_grids_0(&((*m_69)), record_16);
    if(count_40 > u32(1024))
    {
        fail_1(&((*m_69)), u32(254));
    }
    var _S203 : u32;
    if(failed_0((*m_69)))
    {
        _S203 = u32(0);
    }
    else
    {
        _S203 = count_40;
    }
    return _S203;
}

fn count_parts_1( m_70 : ptr<function, Machine_0>,  piece_9 : GridView_0,  enclosed_1 : bool) -> i32
{
    var _S204 : bool = !enclosed_1;
    var joint_4 : Joint_0 = Joint_x24init_0(true, _S204);
    var count_41 : i32;
    if(enclosed_1)
    {
        count_41 = i32(1);
    }
    else
    {
        count_41 = i32(0);
    }
    var all_7 : u32 = find_parts_1(&((*m_70)), piece_9, joint_4, count_41, i32(0));
    var _S205 : bool;
    if(failed_0((*m_70)))
    {
        _S205 = true;
    }
    else
    {
        _S205 = _S204;
    }
    if(_S205)
    {
        return i32(all_7);
    }
    var part_7 : u32 = u32(1);
    count_41 = i32(0);
    for(;;)
    {
        if(part_7 <= all_7)
        {
        }
        else
        {
            break;
        }
        var _S206 : i32;
        if(part_is_inside_0((*m_70), piece_9, part_7))
        {
            _S206 = i32(1);
        }
        else
        {
            _S206 = i32(0);
        }
        var count_42 : i32 = count_41 + _S206;
        part_7 = part_7 + u32(1);
        count_41 = count_42;
    }
    return count_41;
}

fn fail_3( m_71 : ptr<function, Machine_0>,  reason_3 : u32)
{
    if(((*m_71).fault_0) == u32(0))
    {
        (*m_71).fault_0 = reason_3 + u32(1);
    }
    return;
}

fn tally_cells_2( m_72 : ptr<function, Machine_0>,  cells_14 : u32,  count_43 : u32) -> Tally_0
{
    var tally_4 : Tally_0;
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
        tally_4.counts_0[colour_12] = u32(0);
        colour_12 = colour_12 + u32(1);
    }
    var i_32 : u32 = u32(0);
    var all_8 : u32 = u32(0);
    for(;;)
    {
        if(i_32 < count_43)
        {
        }
        else
        {
            break;
        }
        var word_9 : u32 = word_at_0(cells_14 + ((i_32 >> (u32(2)))));
        var all_9 : u32 = (all_8 | (word_9));
        var _S207 : u32 = min(u32(4), count_43 - i_32);
        var k_12 : u32 = u32(0);
        for(;;)
        {
            if(k_12 < _S207)
            {
            }
            else
            {
                break;
            }
            tally_4.counts_0[(((word_9 >> ((u32(8) * k_12)))) & (u32(15)))] = tally_4.counts_0[(((word_9 >> ((u32(8) * k_12)))) & (u32(15)))] + u32(1);
            k_12 = k_12 + u32(1);
        }
        i_32 = i_32 + u32(4);
        all_8 = all_9;
    }
    if(((all_8 & (u32(4042322160)))) != u32(0))
    {
        fail_3(&((*m_72)), u32(254));
    }
    return tally_4;
}

fn colour_key_1( m_73 : ptr<function, Machine_0>,  piece_10 : GridView_0,  key_5 : u32) -> i32
{
    var _S208 : Tally_0 = tally_cells_2(&((*m_73)), piece_10.cells_0, GridView_area_0(piece_10));
    var tally_5 : Tally_0 = _S208;
    tally_5.counts_0[i32(0)] = u32(0);
    if(key_5 == u32(16))
    {
        return Tally_most_0(tally_5);
    }
    if(key_5 == u32(17))
    {
        return i32(tally_5.counts_0[Tally_least_0(tally_5)]);
    }
    return i32(Tally_colours_0(tally_5));
}

fn own_key_1( m_74 : ptr<function, Machine_0>,  piece_11 : GridView_0,  span_13 : Span_0,  key_6 : u32) -> i32
{
    if((span_13.bottom_0) == u32(0))
    {
        return i32(0);
    }
    var _S209 : u32 = Span_height_0(span_13);
    var _S210 : u32 = Span_width_0(span_13);
    var box_area_1 : u32 = _S209 * _S210;
    var _S211 : bool;
    switch(key_6)
    {
    case u32(0):
        {
            return i32(count_filled_0(piece_11));
        }
    case u32(1):
        {
            return i32(box_area_1);
        }
    case u32(2):
        {
            return i32(_S209);
        }
    case u32(3):
        {
            return i32(_S210);
        }
    case u32(4):
        {
            return i32(span_13.top_0);
        }
    case u32(5):
        {
            return i32(span_13.left_0);
        }
    case u32(6):
        {
            return i32(span_13.bottom_0);
        }
    case u32(7):
        {
            return i32(span_13.right_0);
        }
    case u32(9), u32(10):
        {
            var _S212 : bool = key_6 == u32(10);
            if(_S212)
            {
                if(_S209 < u32(3))
                {
                    _S211 = true;
                }
                else
                {
                    _S211 = _S210 < u32(3);
                }
            }
            else
            {
                _S211 = false;
            }
            if(_S211)
            {
                return i32(0);
            }
            var _S213 : GridView_0 = cropped_0((*m_74), piece_11, span_13);
            var _S214 : i32 = count_parts_1(&((*m_74)), _S213, _S212);
            return _S214;
        }
    case u32(11):
        {
            return i32(box_area_1 - count_filled_0(piece_11));
        }
    case u32(12):
        {
            return count_symmetries_0(piece_11, span_13);
        }
    case u32(18):
        {
            if((span_13.top_0) == u32(0))
            {
                _S211 = true;
            }
            else
            {
                _S211 = (span_13.left_0) == u32(0);
            }
            if(_S211)
            {
                _S211 = true;
            }
            else
            {
                _S211 = (span_13.bottom_0) == (piece_11.height_0);
            }
            if(_S211)
            {
                _S211 = true;
            }
            else
            {
                _S211 = (span_13.right_0) == (piece_11.width_0);
            }
            var _S215 : i32;
            if(_S211)
            {
                _S215 = i32(1);
            }
            else
            {
                _S215 = i32(0);
            }
            return _S215;
        }
    case u32(19):
        {
            return off_centre_0(span_13.top_0, span_13.bottom_0, piece_11.height_0) + off_centre_0(span_13.left_0, span_13.right_0, piece_11.width_0);
        }
    default :
        {
            var _S216 : GridView_0 = cropped_0((*m_74), piece_11, span_13);
            var _S217 : i32 = colour_key_1(&((*m_74)), _S216, key_6);
            return _S217;
        }
    }
}

fn find_keys_1( m_75 : ptr<function, Machine_0>,  record_17 : u32,  count_44 : u32,  key_7 : u32)
{
    var alike_2 : bool;
    if(key_7 == u32(13))
    {
        alike_2 = true;
    }
    else
    {
        alike_2 = key_7 == u32(14);
    }
    if(alike_2)
    {
        alike_2 = true;
    }
    else
    {
        alike_2 = key_7 == u32(15);
    }
    var i_33 : u32 = u32(0);
    for(;;)
    {
        var _S218 : bool;
        if(i_33 < count_44)
        {
            _S218 = !failed_0((*m_75));
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
        var piece_12 : GridView_0 = grid_in_0(record_17, i_33);
        var _S219 : bool;
        if((piece_12.height_0) > u32(255))
        {
            _S219 = true;
        }
        else
        {
            _S219 = (piece_12.width_0) > u32(255);
        }
        if(_S219)
        {
            fail_2(&((*m_75)), u32(254));
        }
        var _S220 : Span_0 = Span_x24init_0(u32(0), u32(1), u32(0), u32(1));
        var span_14 : Span_0;
        if(key_7 != u32(0))
        {
            span_14 = content_span_0(piece_12);
        }
        else
        {
            span_14 = _S220;
        }
        arena_0[(*m_75).scratch_1 + u32(5120) + i_33] = packed_span_0(span_14);
        var _S221 : bool;
        if(!alike_2)
        {
            _S221 = true;
        }
        else
        {
            _S221 = key_7 == u32(15);
        }
        if(_S221)
        {
            var _S222 : u32;
            if(alike_2)
            {
                _S222 = u32(16);
            }
            else
            {
                _S222 = key_7;
            }
            var _S223 : i32 = own_key_1(&((*m_75)), piece_12, span_14, _S222);
            arena_0[(*m_75).scratch_1 + u32(4096) + i_33] = u32(_S223);
        }
        i_33 = i_33 + u32(1);
    }
    if(alike_2)
    {
        alike_2 = !failed_0((*m_75));
    }
    else
    {
        alike_2 = false;
    }
    if(alike_2)
    {
        count_alike_0((*m_75), record_17, count_44, key_7);
    }
    return;
}

fn find_keyed_1( m_76 : ptr<function, Machine_0>,  a_20 : u32,  b_14 : u32) -> u32
{
    var key_8 : u32 = variant_1(&((*m_76)), b_14, i32(20));
    if(failed_0((*m_76)))
    {
        return u32(0);
    }
    var count_45 : u32 = listed_grids_1(&((*m_76)), a_20);
    if(failed_0((*m_76)))
    {
        return u32(0);
    }
    var i_34 : u32 = u32(0);
    var cells_15 : u32 = u32(0);
    for(;;)
    {
        if(i_34 < count_45)
        {
        }
        else
        {
            break;
        }
        var cells_16 : u32 = cells_15 + GridView_area_0(grid_in_0(a_20, i_34));
        i_34 = i_34 + u32(1);
        cells_15 = cells_16;
    }
    spend_0(&((*m_76)), cells_15 * u32(24));
    spend_0(&((*m_76)), cells_15 * count_45 / u32(8));
    if(failed_0((*m_76)))
    {
        return u32(0);
    }
    find_keys_1(&((*m_76)), a_20, count_45, key_8);
    if(failed_0((*m_76)))
    {
        i_34 = u32(0);
    }
    else
    {
        i_34 = count_45;
    }
    return i_34;
}

fn new_selection_0( m_77 : ptr<function, Machine_0>,  record_18 : u32,  count_46 : u32)
{
    var _S224 : u32 = (*m_77).scratch_1 + u32(6144);
    var i_35 : u32 = u32(0);
    var weight_5 : u32 = u32(0);
    var words_11 : u32 = u32(0);
    for(;;)
    {
        if(i_35 < count_46)
        {
        }
        else
        {
            break;
        }
        var element_0 : u32 = record_18 + word_at_0(record_18 + u32(4) + word_at_0(_S224 + i_35));
        var weight_6 : u32 = weight_5 + weight_of_0(element_0);
        var words_12 : u32 = words_11 + words_of_0(element_0);
        i_35 = i_35 + u32(1);
        weight_5 = weight_6;
        words_11 = words_12;
    }
    var _S225 : TupleWriter_0 = new_tuple_0(&((*m_77)), count_46, weight_5, words_11);
    var made_9 : TupleWriter_0 = _S225;
    if(failed_0((*m_77)))
    {
        return;
    }
    i_35 = u32(0);
    for(;;)
    {
        if(i_35 < count_46)
        {
        }
        else
        {
            break;
        }
        TupleWriter_copied_0(&(made_9), record_18 + word_at_0(record_18 + u32(4) + word_at_0(_S224 + i_35)));
        i_35 = i_35 + u32(1);
    }
    return;
}

fn select_extreme_0( m_78 : ptr<function, Machine_0>,  a_21 : u32,  b_15 : u32,  largest_2 : bool,  keep_0 : bool)
{
    var count_47 : u32 = find_keyed_1(&((*m_78)), a_21, b_15);
    if(failed_0((*m_78)))
    {
        return;
    }
    var _S226 : i32 = key_at_0((*m_78), extreme_place_0((*m_78), count_47, largest_2));
    var i_36 : u32 = u32(0);
    var kept_0 : u32 = u32(0);
    for(;;)
    {
        if(i_36 < count_47)
        {
        }
        else
        {
            break;
        }
        if(((key_at_0((*m_78), i_36)) == _S226) == keep_0)
        {
            arena_0[(*m_78).scratch_1 + u32(6144) + kept_0] = i_36;
            kept_0 = kept_0 + u32(1);
        }
        i_36 = i_36 + u32(1);
    }
    new_selection_0(&((*m_78)), a_21, kept_0);
    return;
}

fn op_keep_most_0( m_79 : ptr<function, Machine_0>,  a_22 : u32,  b_16 : u32)
{
    select_extreme_0(&((*m_79)), a_22, b_16, true, true);
    return;
}

fn op_keep_least_0( m_80 : ptr<function, Machine_0>,  a_23 : u32,  b_17 : u32)
{
    select_extreme_0(&((*m_80)), a_23, b_17, false, true);
    return;
}

fn op_drop_most_0( m_81 : ptr<function, Machine_0>,  a_24 : u32,  b_18 : u32)
{
    select_extreme_0(&((*m_81)), a_24, b_18, true, false);
    return;
}

fn op_drop_least_0( m_82 : ptr<function, Machine_0>,  a_25 : u32,  b_19 : u32)
{
    select_extreme_0(&((*m_82)), a_25, b_19, false, false);
    return;
}

fn sort_by_keys_0( m_83 : Machine_0,  count_48 : u32)
{
    var _S227 : u32 = m_83.scratch_1 + u32(4096);
    var _S228 : u32 = m_83.scratch_1 + u32(6144);
    var i_37 : u32 = u32(0);
    for(;;)
    {
        if(i_37 < count_48)
        {
        }
        else
        {
            break;
        }
        var _S229 : i32 = i32(word_at_0(_S227 + i_37));
        var at_20 : u32 = i_37;
        for(;;)
        {
            var _S230 : bool;
            if(at_20 > u32(0))
            {
                _S230 = i32(word_at_0(_S227 + word_at_0(_S228 + at_20 - u32(1)))) > _S229;
            }
            else
            {
                _S230 = false;
            }
            if(_S230)
            {
            }
            else
            {
                break;
            }
            var _S231 : u32 = _S228 + at_20;
            arena_0[_S231] = word_at_0(_S231 - u32(1));
            at_20 = at_20 - u32(1);
        }
        arena_0[_S228 + at_20] = i_37;
        i_37 = i_37 + u32(1);
    }
    return;
}

fn new_selection_1( m_84 : ptr<function, Machine_0>,  record_19 : u32,  count_49 : u32)
{
    var _S232 : u32 = (*m_84).scratch_1 + u32(6144);
    var i_38 : u32 = u32(0);
    var weight_7 : u32 = u32(0);
    var words_13 : u32 = u32(0);
    for(;;)
    {
        if(i_38 < count_49)
        {
        }
        else
        {
            break;
        }
        var element_1 : u32 = record_19 + word_at_0(record_19 + u32(4) + word_at_0(_S232 + i_38));
        var weight_8 : u32 = weight_7 + weight_of_0(element_1);
        var words_14 : u32 = words_13 + words_of_0(element_1);
        i_38 = i_38 + u32(1);
        weight_7 = weight_8;
        words_13 = words_14;
    }
    var _S233 : TupleWriter_0 = new_tuple_0(&((*m_84)), count_49, weight_7, words_13);
    var made_10 : TupleWriter_0 = _S233;
    if(failed_0((*m_84)))
    {
        return;
    }
    i_38 = u32(0);
    for(;;)
    {
        if(i_38 < count_49)
        {
        }
        else
        {
            break;
        }
        TupleWriter_copied_0(&(made_10), record_19 + word_at_0(record_19 + u32(4) + word_at_0(_S232 + i_38)));
        i_38 = i_38 + u32(1);
    }
    return;
}

fn op_sort_pieces_0( m_85 : ptr<function, Machine_0>,  a_26 : u32,  b_20 : u32)
{
    var count_50 : u32 = find_keyed_0(&((*m_85)), a_26, b_20);
    if(failed_0((*m_85)))
    {
        return;
    }
    sort_by_keys_0((*m_85), count_50);
    new_selection_1(&((*m_85)), a_26, count_50);
    return;
}

fn op_overlay_0( m_86 : ptr<function, Machine_0>,  a_27 : u32,  b_21 : u32)
{
    var count_51 : u32 = listed_grids_1(&((*m_86)), a_27);
    if(failed_0((*m_86)))
    {
        return;
    }
    var k_13 : u32 = variant_1(&((*m_86)), b_21, i32(4));
    if(failed_0((*m_86)))
    {
        return;
    }
    var _S234 : u32 = (*m_86).scratch_1 + u32(4096);
    var height_6 : u32 = u32(0);
    var width_6 : u32 = u32(0);
    var i_39 : u32 = u32(0);
    for(;;)
    {
        if(i_39 < count_51)
        {
        }
        else
        {
            break;
        }
        var piece_13 : GridView_0 = grid_in_0(a_27, i_39);
        var _S235 : u32 = max(height_6, piece_13.height_0);
        var _S236 : u32 = max(width_6, piece_13.width_0);
        if(k_13 > u32(1))
        {
            var content_1 : i32 = i32(count_filled_0(piece_13));
            var _S237 : i32;
            if(k_13 == u32(2))
            {
                _S237 = content_1;
            }
            else
            {
                _S237 = - content_1;
            }
            arena_0[_S234 + i_39] = u32(_S237);
        }
        var i_40 : u32 = i_39 + u32(1);
        height_6 = _S235;
        width_6 = _S236;
        i_39 = i_40;
    }
    var _S238 : bool = k_13 > u32(1);
    if(_S238)
    {
        sort_by_keys_0((*m_86), count_51);
    }
    var cells_17 : u32 = new_grid_0(&((*m_86)), height_6, width_6);
    if(cells_17 == u32(0))
    {
        return;
    }
    fill_cells_0(cells_17, height_6 * width_6, i32(0));
    i_39 = u32(0);
    for(;;)
    {
        if(i_39 < count_51)
        {
        }
        else
        {
            break;
        }
        var place_3 : u32;
        if(k_13 == u32(1))
        {
            place_3 = count_51 - u32(1) - i_39;
        }
        else
        {
            if(_S238)
            {
                place_3 = word_at_0((*m_86).scratch_1 + u32(6144) + i_39);
            }
            else
            {
                place_3 = i_39;
            }
        }
        var layer_0 : GridView_0 = grid_in_0(a_27, place_3);
        var at_21 : u32;
        if((layer_0.width_0) == width_6)
        {
            var _S239 : u32 = words_of_cells_0(GridView_area_0(layer_0));
            at_21 = u32(0);
            for(;;)
            {
                if(at_21 < _S239)
                {
                }
                else
                {
                    break;
                }
                var _S240 : u32 = cells_17 + at_21;
                var above_0 : u32 = word_at_0(_S240);
                arena_0[_S240] = (above_0 | ((((word_at_0(layer_0.cells_0 + at_21)) & ((~filled_bytes_0(above_0)))))));
                at_21 = at_21 + u32(1);
            }
            i_39 = i_39 + u32(1);
            continue;
        }
        at_21 = u32(0);
        for(;;)
        {
            if(at_21 < (layer_0.height_0))
            {
            }
            else
            {
                break;
            }
            var column_12 : u32 = u32(0);
            for(;;)
            {
                if(column_12 < (layer_0.width_0))
                {
                }
                else
                {
                    break;
                }
                var cell_4 : i32 = GridView_at_0(layer_0, at_21, column_12);
                var _S241 : bool;
                if(cell_4 != i32(0))
                {
                    _S241 = (cell_at_0(cells_17, at_21 * width_6 + column_12)) == i32(0);
                }
                else
                {
                    _S241 = false;
                }
                if(_S241)
                {
                    put_cell_0(cells_17, at_21 * width_6 + column_12, cell_4);
                }
                column_12 = column_12 + u32(1);
            }
            at_21 = at_21 + u32(1);
        }
        i_39 = i_39 + u32(1);
    }
    return;
}

fn op_line_up_0( m_87 : ptr<function, Machine_0>,  a_28 : u32,  b_22 : u32)
{
    var count_52 : u32 = listed_grids_1(&((*m_87)), a_28);
    if(failed_0((*m_87)))
    {
        return;
    }
    var k_14 : u32 = variant_1(&((*m_87)), b_22, i32(2));
    if(failed_0((*m_87)))
    {
        return;
    }
    var across_2 : bool = k_14 == u32(0);
    var height_7 : u32 = u32(0);
    var width_7 : u32 = u32(0);
    var i_41 : u32 = u32(0);
    for(;;)
    {
        if(i_41 < count_52)
        {
        }
        else
        {
            break;
        }
        var piece_14 : GridView_0 = grid_in_0(a_28, i_41);
        if(across_2)
        {
            height_7 = max(height_7, piece_14.height_0);
        }
        else
        {
            height_7 = height_7 + piece_14.height_0;
        }
        if(across_2)
        {
            width_7 = width_7 + piece_14.width_0;
        }
        else
        {
            width_7 = max(width_7, piece_14.width_0);
        }
        i_41 = i_41 + u32(1);
    }
    var cells_18 : u32 = new_grid_0(&((*m_87)), height_7, width_7);
    if(cells_18 == u32(0))
    {
        return;
    }
    var made_11 : CellWriter_0 = CellWriter_to_0(cells_18);
    if(across_2)
    {
    }
    else
    {
        height_7 = count_52;
    }
    if(across_2)
    {
        i_41 = count_52;
    }
    else
    {
        i_41 = u32(1);
    }
    var i_42 : u32 = u32(0);
    for(;;)
    {
        if(i_42 < height_7)
        {
        }
        else
        {
            break;
        }
        var j_8 : u32 = u32(0);
        for(;;)
        {
            if(j_8 < i_41)
            {
            }
            else
            {
                break;
            }
            var _S242 : u32;
            if(across_2)
            {
                _S242 = j_8;
            }
            else
            {
                _S242 = i_42;
            }
            var piece_15 : GridView_0 = grid_in_0(a_28, _S242);
            var first_0 : u32;
            if(across_2)
            {
                first_0 = i_42;
            }
            else
            {
                first_0 = u32(0);
            }
            var _S243 : u32;
            if(across_2)
            {
                _S243 = i_42 + u32(1);
            }
            else
            {
                _S243 = piece_15.height_0;
            }
            var _S244 : u32;
            if(across_2)
            {
                _S244 = piece_15.width_0;
            }
            else
            {
                _S244 = width_7;
            }
            var row_13 : u32 = first_0;
            for(;;)
            {
                if(row_13 < _S243)
                {
                }
                else
                {
                    break;
                }
                var column_13 : u32 = u32(0);
                for(;;)
                {
                    if(column_13 < _S244)
                    {
                    }
                    else
                    {
                        break;
                    }
                    var _S245 : bool;
                    if(row_13 < (piece_15.height_0))
                    {
                        _S245 = column_13 < (piece_15.width_0);
                    }
                    else
                    {
                        _S245 = false;
                    }
                    var cell_5 : i32;
                    if(_S245)
                    {
                        cell_5 = GridView_at_0(piece_15, row_13, column_13);
                    }
                    else
                    {
                        cell_5 = i32(0);
                    }
                    CellWriter_push_0(&(made_11), cell_5);
                    column_13 = column_13 + u32(1);
                }
                row_13 = row_13 + u32(1);
            }
            j_8 = j_8 + u32(1);
        }
        i_42 = i_42 + u32(1);
    }
    CellWriter_finish_0(&(made_11));
    return;
}

fn op_combine_by_0( m_88 : ptr<function, Machine_0>,  a_29 : u32,  b_23 : u32)
{
    var _S246 : bool;
    var _S247 : u32 = listed_grids_1(&((*m_88)), a_29);
    if(failed_0((*m_88)))
    {
        return;
    }
    var k_15 : u32 = variant_1(&((*m_88)), b_23, i32(4));
    if(failed_0((*m_88)))
    {
        return;
    }
    var first_1 : GridView_0 = grid_in_0(a_29, u32(0));
    var i_43 : u32 = u32(1);
    for(;;)
    {
        if(i_43 < _S247)
        {
        }
        else
        {
            break;
        }
        var piece_16 : GridView_0 = grid_in_0(a_29, i_43);
        if((piece_16.height_0) != (first_1.height_0))
        {
            _S246 = true;
        }
        else
        {
            _S246 = (piece_16.width_0) != (first_1.width_0);
        }
        if(_S246)
        {
            fail_0(&((*m_88)), u32(18));
        }
        i_43 = i_43 + u32(1);
    }
    var cells_19 : u32 = new_grid_0(&((*m_88)), first_1.height_0, first_1.width_0);
    if(cells_19 == u32(0))
    {
        return;
    }
    var area_7 : u32 = GridView_area_0(first_1);
    var words_15 : u32 = words_of_cells_0(area_7);
    var at_22 : u32 = u32(0);
    for(;;)
    {
        if(at_22 < words_15)
        {
        }
        else
        {
            break;
        }
        var colour_13 : u32 = word_at_0(first_1.cells_0 + at_22);
        var any_0 : u32 = filled_bytes_0(colour_13);
        i_43 = u32(1);
        var differ_0 : u32 = u32(0);
        var any_1 : u32 = any_0;
        var twice_0 : u32 = u32(0);
        var all_10 : u32 = any_0;
        var one_0 : u32 = colour_13;
        for(;;)
        {
            if(i_43 < _S247)
            {
            }
            else
            {
                break;
            }
            var own_2 : u32 = word_at_0(grid_in_0(a_29, i_43).cells_0 + at_22);
            var filled_1 : u32 = filled_bytes_0(own_2);
            var differ_1 : u32 = (differ_0 | ((filled_bytes_0((own_2 ^ (colour_13))))));
            var twice_1 : u32 = (twice_0 | (((any_1 & (filled_1)))));
            var any_2 : u32 = (any_1 | (filled_1));
            var all_11 : u32 = (all_10 & (filled_1));
            var one_1 : u32 = (one_0 | (own_2));
            i_43 = i_43 + u32(1);
            differ_0 = differ_1;
            any_1 = any_2;
            twice_0 = twice_1;
            all_10 = all_11;
            one_0 = one_1;
        }
        var word_10 : u32;
        switch(k_15)
        {
        case u32(0):
            {
                word_10 = (colour_13 & (all_10));
            }
        case u32(1):
            {
                word_10 = (one_0 & ((~twice_0)));
            }
        case u32(2):
            {
                word_10 = ((~any_1) & (u32(16843009)));
            }
        default :
            {
                word_10 = (colour_13 & ((~differ_0)));
            }
        }
        arena_0[cells_19 + at_22] = word_10;
        at_22 = at_22 + u32(1);
    }
    if(k_15 == u32(2))
    {
        _S246 = ((area_7 & (u32(3)))) != u32(0);
    }
    else
    {
        _S246 = false;
    }
    if(_S246)
    {
        arena_0[cells_19 + words_15 - u32(1)] = (arena_0[cells_19 + words_15 - u32(1)] & ((((u32(1) << ((u32(8) * ((area_7 & (u32(3)))))))) - u32(1))));
    }
    return;
}

fn op_gaps_0( m_89 : ptr<function, Machine_0>,  a_30 : u32,  b_24 : u32)
{
    var from_25 : GridView_0 = whole_0(&((*m_89)), a_30, u32(12));
    if(failed_0((*m_89)))
    {
        return;
    }
    var k_16 : u32 = variant_0(&((*m_89)), b_24, i32(2));
    if(failed_0((*m_89)))
    {
        return;
    }
    var count_53 : u32 = find_parts_0(&((*m_89)), from_25, Joint_x24init_0(true, k_16 == u32(1)), i32(1), i32(0));
    new_layers_0(&((*m_89)), from_25, count_53, true);
    return;
}

fn Dispatch_one_0( m_90 : ptr<function, Machine_0>,  op_0 : u32,  args_0 : vec4<u32>) -> bool
{
    switch(op_0)
    {
    case u32(27):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_mostcommon_0(&((*m_90)), args_0.x);
        }
    case u32(28):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_leastcommon_0(&((*m_90)), args_0.x);
        }
    case u32(49):
        {
            spend_call_0(&((*m_90)), u32(1));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_astuple_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(214):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_pieces_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(215):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_windows_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(216):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_holes_0(&((*m_90)), args_0.x);
        }
    case u32(217):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_fields_0(&((*m_90)), args_0.x);
        }
    case u32(218):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_drop_lines_0(&((*m_90)), args_0.x);
        }
    case u32(219):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_split_lines_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(220):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_split_even_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(221):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_pick_most_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(222):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_pick_least_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(223):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_pick_odd_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(224):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_keep_most_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(225):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_keep_least_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(226):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_drop_most_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(227):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_drop_least_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(228):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_sort_pieces_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(229):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_overlay_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(230):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_line_up_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(231):
        {
            spend_call_0(&((*m_90)), u32(8));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_combine_by_0(&((*m_90)), args_0.x, args_0.y);
        }
    case u32(275):
        {
            spend_call_0(&((*m_90)), u32(16));
            if(failed_0((*m_90)))
            {
                return false;
            }
            op_gaps_0(&((*m_90)), args_0.x, args_0.y);
        }
    default :
        {
            fail_1(&((*m_90)), u32(254));
        }
    }
    return true;
}

fn Dispatch_call_0( m_91 : ptr<function, Machine_0>,  op_1 : u32,  args_1 : vec4<u32>)
{
    var _S248 : bool = Dispatch_one_0(&((*m_91)), op_1, args_1);
    if(!_S248)
    {
        return;
    }
    var _S249 : bool;
    if(failed_0((*m_91)))
    {
        _S249 = ((*m_91).fault_prim_0) == u32(0);
    }
    else
    {
        _S249 = false;
    }
    if(_S249)
    {
        (*m_91).fault_prim_0 = op_1 + u32(1);
    }
    return;
}

fn multiply_64_0( a_31 : vec2<u32>,  b_25 : vec2<u32>) -> vec2<u32>
{
    var _S250 : u32 = a_31.x;
    var a0_0 : u32 = (_S250 & (u32(65535)));
    var a1_0 : u32 = (_S250 >> (u32(16)));
    var _S251 : u32 = b_25.x;
    var b0_0 : u32 = (_S251 & (u32(65535)));
    var b1_0 : u32 = (_S251 >> (u32(16)));
    var low_1 : u32 = a0_0 * b0_0;
    var middle_0 : u32 = a1_0 * b0_0 + ((low_1 >> (u32(16))));
    var other_2 : u32 = a0_0 * b1_0 + ((middle_0 & (u32(65535))));
    return vec2<u32>((((other_2 << (u32(16)))) | (((low_1 & (u32(65535)))))), a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + ((other_2 >> (u32(16)))) + _S250 * b_25.y + a_31.y * _S251);
}

fn hash_of_0( record_20 : u32) -> vec2<u32>
{
    var _S252 : u32 = words_of_0(record_20);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_44 : u32 = u32(0);
    for(;;)
    {
        if(i_44 < _S252)
        {
        }
        else
        {
            break;
        }
        var _S253 : u32 = record_20 + i_44;
        var _S254 : u32 = word_at_0(_S253);
        var _S255 : u32;
        if((i_44 + u32(1)) < _S252)
        {
            _S255 = word_at_0(_S253 + u32(1));
        }
        else
        {
            _S255 = u32(0);
        }
        var _S256 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S254, _S255))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S256;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S256.y)));
        i_44 = i_44 + u32(2);
    }
    var _S257 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S257;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S257.y)));
    return hash_0;
}

fn equal_cells_0( record_21 : u32,  target_0 : u32) -> u32
{
    var _S258 : bool;
    if(target_0 == u32(0))
    {
        _S258 = true;
    }
    else
    {
        _S258 = (kind_of_0(record_21)) != u32(6);
    }
    if(_S258)
    {
        _S258 = true;
    }
    else
    {
        _S258 = (word_at_0(record_21 + u32(1))) != (word_at_0(target_0 + u32(1)));
    }
    if(_S258)
    {
        _S258 = true;
    }
    else
    {
        _S258 = (word_at_0(record_21 + u32(2))) != (word_at_0(target_0 + u32(2)));
    }
    if(_S258)
    {
        return u32(4294967295);
    }
    var _S259 : u32 = word_at_0(record_21 + u32(1)) * word_at_0(record_21 + u32(2));
    var i_45 : u32 = u32(0);
    var equal_0 : u32 = u32(0);
    for(;;)
    {
        if(i_45 < _S259)
        {
        }
        else
        {
            break;
        }
        var _S260 : u32 = (i_45 >> (u32(2)));
        var _S261 : u32 = ((word_at_0(record_21 + u32(4) + _S260)) ^ ((word_at_0(target_0 + u32(4) + _S260))));
        var _S262 : u32 = min(u32(4), _S259 - i_45);
        var k_17 : u32 = u32(0);
        for(;;)
        {
            if(k_17 < _S262)
            {
            }
            else
            {
                break;
            }
            var _S263 : i32;
            if(((((_S261 >> ((u32(8) * k_17)))) & (u32(255)))) == u32(0))
            {
                _S263 = i32(1);
            }
            else
            {
                _S263 = i32(0);
            }
            var equal_1 : u32 = equal_0 + u32(_S263);
            k_17 = k_17 + u32(1);
            equal_0 = equal_1;
        }
        i_45 = i_45 + u32(4);
    }
    return equal_0;
}

fn element_kind_0( record_22 : u32) -> u32
{
    var kind_5 : u32 = kind_of_0(record_22);
    var _S264 : bool;
    if(kind_5 == u32(9))
    {
        _S264 = true;
    }
    else
    {
        _S264 = kind_5 == u32(12);
    }
    var common_0 : u32;
    if(_S264)
    {
        common_0 = u32(4294967295);
        var i_46 : u32 = u32(0);
        for(;;)
        {
            if(i_46 < (word_at_0(record_22 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var element_2 : u32 = kind_of_0(record_22 + word_at_0(record_22 + u32(4) + i_46));
            if(i_46 > u32(0))
            {
                _S264 = element_2 != common_0;
            }
            else
            {
                _S264 = false;
            }
            if(_S264)
            {
                return u32(4294967295);
            }
            var i_47 : u32 = i_46 + u32(1);
            common_0 = element_2;
            i_46 = i_47;
        }
    }
    else
    {
        common_0 = u32(4294967295);
    }
    return common_0;
}

fn loops_are_cut_0() -> bool
{
    var _S265 : u32 = min(params_0.scratch_words_0, u32(3));
    var i_48 : u32 = u32(0);
    var rounds_1 : u32 = u32(0);
    for(;;)
    {
        if(i_48 < _S265)
        {
        }
        else
        {
            break;
        }
        var rounds_2 : u32 = rounds_1 + u32(1);
        i_48 = i_48 + u32(1);
        rounds_1 = rounds_2;
    }
    return rounds_1 != _S265;
}

fn run_item_0( id_0 : u32)
{
    var poisoned_0 : bool;
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_0 : u32 = id_0 * u32(8);
    var _S266 : u32 = items_0[item_0];
    var _S267 : u32 = items_0[item_0 + u32(1)];
    var _S268 : u32 = items_0[item_0 + u32(2)];
    var _S269 : u32 = items_0[item_0 + u32(3)];
    var _S270 : u32 = items_0[item_0 + u32(4)];
    var _S271 : u32 = items_0[item_0 + u32(5)];
    var m_92 : Machine_0;
    m_92.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_23 : u32 = u32(0);
    for(;;)
    {
        if(at_23 < _S267)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S266 + at_23) * u32(8);
        var op_2 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S272 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_4 : u32 = _S269 + code_0[instruction_0 + u32(1)];
        m_92.fuel_1 = params_0.fuel_0;
        m_92.memory_1 = params_0.memory_0;
        m_92.fault_0 = u32(0);
        m_92.fault_prim_0 = u32(0);
        m_92.calls_0 = u32(0);
        m_92.cursor_0 = place_4;
        m_92.end_0 = place_4 + code_0[instruction_0 + u32(2)];
        var args_2 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_1 : bool = false;
        var i_49 : u32 = u32(0);
        for(;;)
        {
            if(i_49 < _S272)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_49], _S268, _S269);
            args_2[i_49] = address_0;
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
                m_92.fault_0 = word_at_0(address_0 + u32(1)) + u32(1);
                m_92.fault_prim_0 = word_at_0(address_0 + u32(2));
                poisoned_1 = true;
            }
            i_49 = i_49 + u32(1);
        }
        var bound_0 : u32 = code_0[instruction_0 + u32(7)];
        if(bound_0 != u32(0))
        {
            args_2[i32(3)] = operand_address_0(bound_0, _S268, _S269);
            if((kind_of_0(args_2.w)) == u32(13))
            {
                m_92.fault_0 = u32(255);
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
            Dispatch_call_0(&(m_92), op_2, args_2);
        }
        var row_14 : u32 = (_S271 + at_23) * u32(12);
        results_0[row_14 + u32(1)] = params_0.fuel_0 - m_92.fuel_1;
        results_0[row_14 + u32(2)] = params_0.memory_0 - m_92.memory_1;
        results_0[row_14 + u32(3)] = m_92.calls_0;
        if((m_92.fault_0) != u32(0))
        {
            arena_0[place_4] = u32(13);
            arena_0[place_4 + u32(1)] = m_92.fault_0 - u32(1);
            arena_0[place_4 + u32(2)] = m_92.fault_prim_0;
            arena_0[place_4 + u32(3)] = u32(0);
        }
        results_0[row_14] = kind_of_0(place_4);
        var _S273 : u32 = row_14 + u32(4);
        var _S274 : u32 = place_4 + u32(1);
        results_0[_S273] = word_at_0(_S274);
        results_0[row_14 + u32(5)] = word_at_0(place_4 + u32(2));
        results_0[row_14 + u32(6)] = words_of_0(place_4);
        if((m_92.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_4);
            results_0[row_14 + u32(7)] = weight_of_0(place_4);
            results_0[row_14 + u32(8)] = hash_1.x;
            results_0[row_14 + u32(9)] = hash_1.y;
            results_0[row_14 + u32(10)] = equal_cells_0(place_4, _S270);
            results_0[row_14 + u32(11)] = element_kind_0(place_4);
        }
        if(loops_are_cut_0())
        {
            arena_0[place_4] = u32(13);
            arena_0[_S274] = u32(254);
            results_0[row_14] = u32(13);
            results_0[_S273] = u32(254);
        }
        at_23 = at_23 + u32(1);
    }
    return;
}

fn invocation_0( id_1 : vec3<u32>) -> u32
{
    return id_1.x + id_1.y * u32(64) * u32(32768);
}

@compute
@workgroup_size(64, 1, 1)
fn pieces(@builtin(global_invocation_id) id_2 : vec3<u32>)
{
    run_item_0(invocation_0(id_2));
    return;
}

