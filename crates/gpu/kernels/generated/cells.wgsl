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

fn fail_1( m_4 : ptr<function, Machine_0>,  reason_1 : u32)
{
    if(((*m_4).fault_0) == u32(0))
    {
        (*m_4).fault_0 = reason_1 + u32(1);
    }
    return;
}

fn int_view_0( m_5 : ptr<function, Machine_0>,  record_1 : u32) -> i32
{
    var kind_0 : u32 = kind_of_0(record_1);
    var _S2 : bool;
    if(kind_0 != u32(2))
    {
        _S2 = kind_0 != u32(1);
    }
    else
    {
        _S2 = false;
    }
    if(_S2)
    {
        fail_1(&((*m_5)), u32(0));
        return i32(0);
    }
    var low_0 : i32 = i32(word_at_0(record_1 + u32(1)));
    var high_0 : i32 = i32(word_at_0(record_1 + u32(2)));
    if(high_0 == ((low_0 >> (u32(31)))))
    {
        return low_0;
    }
    var _S3 : i32;
    if(high_0 < i32(0))
    {
        _S3 = i32(-2147483648);
    }
    else
    {
        _S3 = i32(2147483647);
    }
    return _S3;
}

fn colour_view_0( m_6 : ptr<function, Machine_0>,  record_2 : u32) -> i32
{
    var value_0 : i32;
    if((kind_of_0(record_2)) == u32(2))
    {
        var _S4 : i32 = int_view_0(&((*m_6)), record_2);
        value_0 = _S4;
    }
    else
    {
        fail_1(&((*m_6)), u32(3));
        value_0 = i32(0);
    }
    var _S5 : bool;
    if(value_0 < i32(-128))
    {
        _S5 = true;
    }
    else
    {
        _S5 = value_0 > i32(127);
    }
    if(_S5)
    {
        fail_1(&((*m_6)), u32(3));
    }
    return value_0;
}

struct GridView_0
{
     height_0 : u32,
     width_0 : u32,
     cells_0 : u32,
};

fn grid_view_0( m_7 : ptr<function, Machine_0>,  record_3 : u32) -> GridView_0
{
    var view_0 : GridView_0;
    view_0.height_0 = u32(0);
    view_0.width_0 = u32(0);
    var _S6 : u32 = record_3 + u32(4);
    view_0.cells_0 = _S6;
    var kind_1 : u32 = kind_of_0(record_3);
    if(kind_1 == u32(6))
    {
        view_0.height_0 = word_at_0(record_3 + u32(1));
        view_0.width_0 = word_at_0(record_3 + u32(2));
        return view_0;
    }
    var rows_are_empty_0 : bool;
    if(kind_1 == u32(9))
    {
        rows_are_empty_0 = (word_at_0(record_3 + u32(1))) <= u32(256);
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
            if(i_0 < (word_at_0(record_3 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var row_0 : u32 = record_3 + word_at_0(_S6 + i_0);
            var _S7 : bool;
            if(rows_are_empty_0)
            {
                _S7 = (kind_of_0(row_0)) == u32(9);
            }
            else
            {
                _S7 = false;
            }
            if(_S7)
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
        view_0.height_0 = word_at_0(record_3 + u32(1));
    }
    else
    {
        fail_0(&((*m_7)), u32(4));
    }
    return view_0;
}

fn GridView_area_0( this_0 : GridView_0) -> u32
{
    return this_0.height_0 * this_0.width_0;
}

fn spend_1( m_8 : ptr<function, Machine_0>,  units_1 : u32)
{
    if(((*m_8).fault_0) != u32(0))
    {
        return;
    }
    if(units_1 > ((*m_8).fuel_1))
    {
        (*m_8).fuel_1 = u32(0);
        fail_0(&((*m_8)), u32(30));
    }
    else
    {
        (*m_8).fuel_1 = (*m_8).fuel_1 - units_1;
    }
    return;
}

fn whole_0( m_9 : ptr<function, Machine_0>,  record_4 : u32,  times_0 : u32) -> GridView_0
{
    var from_0 : GridView_0 = grid_view_0(&((*m_9)), record_4);
    if(failed_0((*m_9)))
    {
        return from_0;
    }
    var _S8 : u32 = GridView_area_0(from_0);
    if(_S8 == u32(0))
    {
        fail_1(&((*m_9)), u32(24));
    }
    else
    {
        var _S9 : bool;
        if((from_0.height_0) > u32(1024))
        {
            _S9 = true;
        }
        else
        {
            _S9 = (from_0.width_0) > u32(1024);
        }
        if(_S9)
        {
            _S9 = true;
        }
        else
        {
            _S9 = _S8 > u32(1024);
        }
        if(_S9)
        {
            fail_1(&((*m_9)), u32(254));
        }
    }
    spend_1(&((*m_9)), _S8 * times_0);
    return from_0;
}

fn new_record_0( m_10 : ptr<function, Machine_0>,  kind_2 : u32,  a_0 : u32,  b_0 : u32,  words_0 : u32) -> u32
{
    if(((*m_10).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_1 : u32 = (*m_10).cursor_0;
    var _S10 : bool;
    if(words_0 > u32(1048576))
    {
        _S10 = true;
    }
    else
    {
        _S10 = (at_1 + u32(4) + words_0) > ((*m_10).end_0);
    }
    if(_S10)
    {
        fail_0(&((*m_10)), u32(254));
        return u32(0);
    }
    arena_0[at_1] = kind_2;
    arena_0[at_1 + u32(1)] = a_0;
    arena_0[at_1 + u32(2)] = b_0;
    arena_0[at_1 + u32(3)] = words_0;
    if(words_0 > u32(0))
    {
        arena_0[at_1 + u32(4) + words_0 - u32(1)] = u32(0);
    }
    (*m_10).cursor_0 = at_1 + u32(4) + words_0;
    return at_1;
}

fn make_0( m_11 : ptr<function, Machine_0>,  bytes_0 : u32)
{
    if(((*m_11).fault_0) != u32(0))
    {
        return;
    }
    var all_0 : u32 = bytes_0 + u32(32);
    if(all_0 > ((*m_11).memory_1))
    {
        (*m_11).memory_1 = u32(0);
        fail_0(&((*m_11)), u32(31));
        return;
    }
    (*m_11).memory_1 = (*m_11).memory_1 - all_0;
    spend_0(&((*m_11)), all_0 / u32(16));
    return;
}

fn new_empty_rows_0( m_12 : ptr<function, Machine_0>,  count_1 : u32)
{
    if(count_1 == u32(0))
    {
        var _S11 : u32 = new_record_0(&((*m_12)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_0(&((*m_12)), count_1 * u32(16));
    var at_2 : u32 = new_record_0(&((*m_12)), u32(9), count_1, u32(1) + count_1, count_1 + count_1 * u32(4));
    if(at_2 == u32(0))
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
        arena_0[at_2 + u32(4) + i_1] = start_0;
        var _S12 : u32 = at_2 + start_0;
        arena_0[_S12] = u32(9);
        arena_0[_S12 + u32(1)] = u32(0);
        arena_0[_S12 + u32(2)] = u32(1);
        arena_0[_S12 + u32(3)] = u32(0);
        i_1 = i_1 + u32(1);
    }
    return;
}

fn new_grid_0( m_13 : ptr<function, Machine_0>,  height_1 : u32,  width_1 : u32) -> u32
{
    if(((*m_13).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S13 : bool;
    if(height_1 > u32(1048576))
    {
        _S13 = true;
    }
    else
    {
        _S13 = width_1 > u32(1048576);
    }
    if(_S13)
    {
        _S13 = true;
    }
    else
    {
        _S13 = (max(height_1 * width_1, height_1)) > u32(1048576);
    }
    if(_S13)
    {
        fail_0(&((*m_13)), u32(28));
        return u32(0);
    }
    var area_0 : u32 = height_1 * width_1;
    if(area_0 == u32(0))
    {
        new_empty_rows_0(&((*m_13)), height_1);
        return u32(0);
    }
    make_0(&((*m_13)), area_0);
    var at_3 : u32 = new_record_0(&((*m_13)), u32(6), height_1, width_1, (area_0 + u32(3)) / u32(4));
    var _S14 : u32;
    if(at_3 == u32(0))
    {
        _S14 = u32(0);
    }
    else
    {
        _S14 = at_3 + u32(4);
    }
    return _S14;
}

fn splat_0( colour_0 : i32) -> u32
{
    return ((u32(colour_0) & (u32(255)))) * u32(16843009);
}

fn equal_ones_0( a_1 : u32,  b_1 : u32) -> u32
{
    var differs_0 : u32 = (a_1 ^ (b_1));
    return ((((~(((((differs_0 & (u32(2139062143)))) + u32(2139062143)) | (differs_0)))) >> (u32(7)))) & (u32(16843009)));
}

fn equal_bytes_0( a_2 : u32,  b_2 : u32) -> u32
{
    return equal_ones_0(a_2, b_2) * u32(255);
}

fn changed_word_0( change_0 : i32,  word_0 : u32,  x_0 : u32,  y_0 : u32) -> u32
{
    switch(change_0)
    {
    case i32(0):
        {
            return (word_0 & ((equal_bytes_0(word_0, x_0))));
        }
    case i32(1):
        {
            return (word_0 & ((~equal_bytes_0(word_0, x_0))));
        }
    case i32(2):
        {
            return (x_0 & ((~equal_bytes_0(word_0, u32(0)))));
        }
    case i32(3):
        {
            return (word_0 | (((x_0 & ((equal_bytes_0(word_0, u32(0))))))));
        }
    case i32(5):
        {
            return (x_0 & ((equal_bytes_0(word_0, u32(0)))));
        }
    default :
        {
            var is_x_0 : u32 = equal_bytes_0(word_0, x_0);
            var is_y_0 : u32 = ((equal_bytes_0(word_0, y_0)) & ((~is_x_0)));
            return (((((word_0 & ((~((is_x_0 | (is_y_0))))))) | (((y_0 & (is_x_0)))))) | (((x_0 & (is_y_0)))));
        }
    }
}

fn first_bytes_0( count_2 : u32) -> u32
{
    var _S15 : u32;
    if(count_2 >= u32(4))
    {
        _S15 = u32(4294967295);
    }
    else
    {
        _S15 = ((u32(1) << ((u32(8) * count_2)))) - u32(1);
    }
    return _S15;
}

fn each_0( m_14 : ptr<function, Machine_0>,  a_3 : u32,  change_1 : i32,  x_1 : i32,  y_1 : i32)
{
    if(failed_0((*m_14)))
    {
        return;
    }
    var from_1 : GridView_0 = whole_0(&((*m_14)), a_3, u32(1));
    var cells_1 : u32 = new_grid_0(&((*m_14)), from_1.height_0, from_1.width_0);
    if(cells_1 == u32(0))
    {
        return;
    }
    var _S16 : u32 = GridView_area_0(from_1);
    var _S17 : u32 = splat_0(x_1);
    var _S18 : u32 = splat_0(y_1);
    var i_2 : u32 = u32(0);
    for(;;)
    {
        if(i_2 < _S16)
        {
        }
        else
        {
            break;
        }
        var _S19 : u32 = (i_2 >> (u32(2)));
        arena_0[cells_1 + _S19] = ((changed_word_0(change_1, word_at_0(from_1.cells_0 + _S19), _S17, _S18)) & ((first_bytes_0(_S16 - i_2))));
        i_2 = i_2 + u32(4);
    }
    return;
}

fn op_keep_color_0( m_15 : ptr<function, Machine_0>,  a_4 : u32,  b_3 : u32)
{
    var _S20 : i32 = colour_view_0(&((*m_15)), b_3);
    each_0(&((*m_15)), a_4, i32(0), _S20, i32(0));
    return;
}

fn op_drop_color_0( m_16 : ptr<function, Machine_0>,  a_5 : u32,  b_4 : u32)
{
    var _S21 : i32 = colour_view_0(&((*m_16)), b_4);
    each_0(&((*m_16)), a_5, i32(1), _S21, i32(0));
    return;
}

fn whole_1( m_17 : ptr<function, Machine_0>,  record_5 : u32,  times_1 : u32) -> GridView_0
{
    var from_2 : GridView_0 = grid_view_0(&((*m_17)), record_5);
    if(failed_0((*m_17)))
    {
        return from_2;
    }
    var _S22 : u32 = GridView_area_0(from_2);
    if(_S22 == u32(0))
    {
        fail_1(&((*m_17)), u32(24));
    }
    else
    {
        var _S23 : bool;
        if((from_2.height_0) > u32(1024))
        {
            _S23 = true;
        }
        else
        {
            _S23 = (from_2.width_0) > u32(1024);
        }
        if(_S23)
        {
            _S23 = true;
        }
        else
        {
            _S23 = _S22 > u32(1024);
        }
        if(_S23)
        {
            fail_1(&((*m_17)), u32(254));
        }
    }
    spend_1(&((*m_17)), _S22 * times_1);
    return from_2;
}

struct Ranked_0
{
     colours_0 : array<i32, i32(16)>,
     count_3 : u32,
};

struct Tally_0
{
     counts_0 : array<u32, i32(16)>,
};

fn tally_cells_0( m_18 : ptr<function, Machine_0>,  cells_2 : u32,  count_4 : u32) -> Tally_0
{
    var tally_0 : Tally_0;
    var colour_1 : u32 = u32(0);
    for(;;)
    {
        if(colour_1 < u32(16))
        {
        }
        else
        {
            break;
        }
        tally_0.counts_0[colour_1] = u32(0);
        colour_1 = colour_1 + u32(1);
    }
    var i_3 : u32 = u32(0);
    var all_1 : u32 = u32(0);
    for(;;)
    {
        if(i_3 < count_4)
        {
        }
        else
        {
            break;
        }
        var word_1 : u32 = word_at_0(cells_2 + ((i_3 >> (u32(2)))));
        var all_2 : u32 = (all_1 | (word_1));
        var _S24 : u32 = min(u32(4), count_4 - i_3);
        var k_0 : u32 = u32(0);
        for(;;)
        {
            if(k_0 < _S24)
            {
            }
            else
            {
                break;
            }
            tally_0.counts_0[(((word_1 >> ((u32(8) * k_0)))) & (u32(15)))] = tally_0.counts_0[(((word_1 >> ((u32(8) * k_0)))) & (u32(15)))] + u32(1);
            k_0 = k_0 + u32(1);
        }
        i_3 = i_3 + u32(4);
        all_1 = all_2;
    }
    if(((all_1 & (u32(4042322160)))) != u32(0))
    {
        fail_0(&((*m_18)), u32(254));
    }
    return tally_0;
}

fn ranked_tally_0( tally_1 : Tally_0) -> Ranked_0
{
    var ranked_0 : Ranked_0;
    ranked_0.count_3 = u32(0);
    var colour_2 : i32 = i32(1);
    for(;;)
    {
        if(colour_2 < i32(16))
        {
        }
        else
        {
            break;
        }
        var _S25 : i32 = colour_2;
        if((tally_1.counts_0[colour_2]) == u32(0))
        {
            colour_2 = colour_2 + i32(1);
            continue;
        }
        var at_4 : u32 = ranked_0.count_3;
        for(;;)
        {
            var _S26 : bool;
            if(at_4 > u32(0))
            {
                _S26 = (tally_1.counts_0[ranked_0.colours_0[at_4 - u32(1)]]) < (tally_1.counts_0[_S25]);
            }
            else
            {
                _S26 = false;
            }
            if(_S26)
            {
            }
            else
            {
                break;
            }
            var _S27 : u32 = at_4 - u32(1);
            ranked_0.colours_0[at_4] = ranked_0.colours_0[_S27];
            at_4 = _S27;
        }
        ranked_0.colours_0[at_4] = colour_2;
        ranked_0.count_3 = ranked_0.count_3 + u32(1);
        colour_2 = colour_2 + i32(1);
    }
    return ranked_0;
}

fn ranked_cells_0( m_19 : ptr<function, Machine_0>,  cells_3 : u32,  count_5 : u32) -> Ranked_0
{
    var _S28 : Tally_0 = tally_cells_0(&((*m_19)), cells_3, count_5);
    return ranked_tally_0(_S28);
}

fn colour_of_rank_0( m_20 : ptr<function, Machine_0>,  from_3 : GridView_0,  rank_record_0 : u32) -> i32
{
    var ranked_1 : Ranked_0 = ranked_cells_0(&((*m_20)), from_3.cells_0, GridView_area_0(from_3));
    var rank_0 : i32 = int_view_0(&((*m_20)), rank_record_0);
    if(failed_0((*m_20)))
    {
        return i32(0);
    }
    var at_5 : i32;
    if(rank_0 < i32(0))
    {
        at_5 = i32(ranked_1.count_3) + rank_0;
    }
    else
    {
        at_5 = rank_0;
    }
    var _S29 : bool;
    if(at_5 < i32(0))
    {
        _S29 = true;
    }
    else
    {
        _S29 = at_5 >= i32(ranked_1.count_3);
    }
    if(_S29)
    {
        fail_1(&((*m_20)), u32(19));
        return i32(0);
    }
    return ranked_1.colours_0[at_5];
}

fn each_rank_0( m_21 : ptr<function, Machine_0>,  a_6 : u32,  rank_1 : u32,  change_2 : i32)
{
    var from_4 : GridView_0 = whole_1(&((*m_21)), a_6, u32(2));
    if(failed_0((*m_21)))
    {
        return;
    }
    var colour_3 : i32 = colour_of_rank_0(&((*m_21)), from_4, rank_1);
    each_0(&((*m_21)), a_6, change_2, colour_3, i32(0));
    return;
}

fn op_keep_rank_0( m_22 : ptr<function, Machine_0>,  a_7 : u32,  b_5 : u32)
{
    each_rank_0(&((*m_22)), a_7, b_5, i32(0));
    return;
}

fn op_drop_rank_0( m_23 : ptr<function, Machine_0>,  a_8 : u32,  b_6 : u32)
{
    each_rank_0(&((*m_23)), a_8, b_6, i32(1));
    return;
}

fn op_paint_all_0( m_24 : ptr<function, Machine_0>,  a_9 : u32,  b_7 : u32)
{
    var _S30 : i32 = colour_view_0(&((*m_24)), b_7);
    each_0(&((*m_24)), a_9, i32(2), _S30, i32(0));
    return;
}

fn op_paint_rank_0( m_25 : ptr<function, Machine_0>,  a_10 : u32,  b_8 : u32)
{
    each_rank_0(&((*m_25)), a_10, b_8, i32(2));
    return;
}

fn op_fill_ground_0( m_26 : ptr<function, Machine_0>,  a_11 : u32,  b_9 : u32)
{
    var _S31 : i32 = colour_view_0(&((*m_26)), b_9);
    each_0(&((*m_26)), a_11, i32(3), _S31, i32(0));
    return;
}

fn count_of_0( cells_4 : u32,  count_6 : u32,  colour_4 : i32) -> u32
{
    var _S32 : u32 = splat_0(colour_4);
    var i_4 : u32 = u32(0);
    var found_0 : u32 = u32(0);
    for(;;)
    {
        if(i_4 < count_6)
        {
        }
        else
        {
            break;
        }
        var found_1 : u32 = found_0 + ((((((equal_ones_0(word_at_0(cells_4 + ((i_4 >> (u32(2))))), _S32)) & ((first_bytes_0(count_6 - i_4))))) * u32(16843009)) >> (u32(24))));
        i_4 = i_4 + u32(4);
        found_0 = found_1;
    }
    return found_0;
}

fn cell_at_0( cells_5 : u32,  i_5 : u32) -> i32
{
    return (i32(((word_at_0(cells_5 + ((i_5 >> (u32(2)))))) << ((u32(24) - u32(8) * ((i_5 & (u32(3)))))))) >> (u32(24)));
}

fn Tally_most_0( this_1 : Tally_0) -> i32
{
    var best_0 : i32 = i32(-1);
    var colour_5 : i32 = i32(0);
    for(;;)
    {
        if(colour_5 < i32(16))
        {
        }
        else
        {
            break;
        }
        var _S33 : i32 = colour_5;
        var _S34 : bool;
        if((this_1.counts_0[colour_5]) > u32(0))
        {
            if(best_0 < i32(0))
            {
                _S34 = true;
            }
            else
            {
                _S34 = (this_1.counts_0[_S33]) > (this_1.counts_0[best_0]);
            }
        }
        else
        {
            _S34 = false;
        }
        if(_S34)
        {
            best_0 = colour_5;
        }
        colour_5 = colour_5 + i32(1);
    }
    return best_0;
}

fn background_0( m_27 : ptr<function, Machine_0>,  from_5 : GridView_0) -> i32
{
    var area_1 : u32 = GridView_area_0(from_5);
    spend_1(&((*m_27)), area_1 / u32(8));
    if(failed_0((*m_27)))
    {
        return i32(0);
    }
    if((count_of_0(from_5.cells_0, area_1, i32(0)) * u32(2)) > area_1)
    {
        return i32(0);
    }
    var middle_0 : i32 = cell_at_0(from_5.cells_0, area_1 / u32(2));
    if((count_of_0(from_5.cells_0, area_1, middle_0) * u32(2)) > area_1)
    {
        return middle_0;
    }
    var _S35 : Tally_0 = tally_cells_0(&((*m_27)), from_5.cells_0, area_1);
    return Tally_most_0(_S35);
}

fn op_swap_ground_0( m_28 : ptr<function, Machine_0>,  a_12 : u32)
{
    var from_6 : GridView_0 = whole_1(&((*m_28)), a_12, u32(1));
    if(failed_0((*m_28)))
    {
        return;
    }
    var most_0 : i32 = background_0(&((*m_28)), from_6);
    each_0(&((*m_28)), a_12, i32(4), most_0, i32(0));
    return;
}

fn op_swap_colors_0( m_29 : ptr<function, Machine_0>,  a_13 : u32)
{
    var from_7 : GridView_0 = whole_1(&((*m_29)), a_13, u32(2));
    if(failed_0((*m_29)))
    {
        return;
    }
    var ranked_2 : Ranked_0 = ranked_cells_0(&((*m_29)), from_7.cells_0, GridView_area_0(from_7));
    var _S36 : bool;
    if((ranked_2.count_3) == u32(0))
    {
        _S36 = true;
    }
    else
    {
        _S36 = (ranked_2.count_3) > u32(2);
    }
    if(_S36)
    {
        fail_1(&((*m_29)), u32(25));
    }
    else
    {
        var _S37 : i32;
        if((ranked_2.count_3) == u32(2))
        {
            _S37 = ranked_2.colours_0[i32(1)];
        }
        else
        {
            _S37 = i32(0);
        }
        each_0(&((*m_29)), a_13, i32(4), ranked_2.colours_0[i32(0)], _S37);
    }
    return;
}

fn op_negative_0( m_30 : ptr<function, Machine_0>,  a_14 : u32)
{
    var from_8 : GridView_0 = whole_1(&((*m_30)), a_14, u32(2));
    if(failed_0((*m_30)))
    {
        return;
    }
    var ranked_3 : Ranked_0 = ranked_cells_0(&((*m_30)), from_8.cells_0, GridView_area_0(from_8));
    if((ranked_3.count_3) == u32(0))
    {
        fail_1(&((*m_30)), u32(25));
    }
    else
    {
        each_0(&((*m_30)), a_14, i32(5), ranked_3.colours_0[i32(0)], i32(0));
    }
    return;
}

struct Span_0
{
     top_0 : u32,
     bottom_0 : u32,
     left_0 : u32,
     right_0 : u32,
};

struct Around_0
{
     span_0 : Span_0,
     row_1 : u32,
     column_0 : u32,
     width_2 : u32,
};

fn Around_in_width_0( width_3 : u32) -> Around_0
{
    var around_0 : Around_0;
    around_0.span_0.top_0 = u32(0);
    around_0.span_0.bottom_0 = u32(0);
    around_0.span_0.left_0 = u32(4294967295);
    around_0.span_0.right_0 = u32(0);
    around_0.row_1 = u32(0);
    around_0.column_0 = u32(0);
    around_0.width_2 = width_3;
    return around_0;
}

fn Around_skip_0( this_2 : ptr<function, Around_0>)
{
    (*this_2).column_0 = (*this_2).column_0 + u32(4);
    for(;;)
    {
        if(((*this_2).column_0) >= ((*this_2).width_2))
        {
        }
        else
        {
            break;
        }
        (*this_2).column_0 = (*this_2).column_0 - (*this_2).width_2;
        (*this_2).row_1 = (*this_2).row_1 + u32(1);
    }
    return;
}

fn Around_next_0( this_3 : ptr<function, Around_0>,  ones_0 : u32)
{
    var k_1 : u32 = u32(0);
    for(;;)
    {
        if(k_1 < u32(4))
        {
        }
        else
        {
            break;
        }
        if(((((ones_0 >> ((u32(8) * k_1)))) & (u32(1)))) != u32(0))
        {
            if(((*this_3).span_0.bottom_0) == u32(0))
            {
                (*this_3).span_0.top_0 = (*this_3).row_1;
            }
            (*this_3).span_0.bottom_0 = (*this_3).row_1 + u32(1);
            (*this_3).span_0.left_0 = min((*this_3).span_0.left_0, (*this_3).column_0);
            (*this_3).span_0.right_0 = max((*this_3).span_0.right_0, (*this_3).column_0 + u32(1));
        }
        var _S38 : u32 = (*this_3).column_0 + u32(1);
        (*this_3).column_0 = _S38;
        if(_S38 == ((*this_3).width_2))
        {
            (*this_3).column_0 = u32(0);
            (*this_3).row_1 = (*this_3).row_1 + u32(1);
        }
        k_1 = k_1 + u32(1);
    }
    return;
}

fn span_of_0( m_31 : ptr<function, Machine_0>,  from_9 : GridView_0,  colour_6 : i32,  of_colour_0 : bool) -> Span_0
{
    var _S39 : u32 = GridView_area_0(from_9);
    var _S40 : u32 = splat_0(colour_6);
    var _S41 : u32;
    if(of_colour_0)
    {
        _S41 = u32(0);
    }
    else
    {
        _S41 = u32(16843009);
    }
    var around_1 : Around_0 = Around_in_width_0(from_9.width_0);
    var i_6 : u32 = u32(0);
    for(;;)
    {
        if(i_6 < _S39)
        {
        }
        else
        {
            break;
        }
        var ones_1 : u32 = ((((equal_ones_0(word_at_0(from_9.cells_0 + ((i_6 >> (u32(2))))), _S40)) ^ (_S41))) & ((first_bytes_0(_S39 - i_6))));
        if(ones_1 == u32(0))
        {
            Around_skip_0(&(around_1));
        }
        else
        {
            Around_next_0(&(around_1), ones_1);
        }
        i_6 = i_6 + u32(4);
    }
    if((around_1.span_0.bottom_0) == u32(0))
    {
        fail_0(&((*m_31)), u32(25));
    }
    return around_1.span_0;
}

fn Span_height_0( this_4 : Span_0) -> u32
{
    return this_4.bottom_0 - this_4.top_0;
}

fn Span_width_0( this_5 : Span_0) -> u32
{
    return this_5.right_0 - this_5.left_0;
}

fn words_of_0( record_6 : u32) -> u32
{
    return u32(4) + word_at_0(record_6 + u32(3));
}

fn copy_record_0( m_32 : ptr<function, Machine_0>,  from_10 : u32) -> u32
{
    var words_1 : u32 = words_of_0(from_10);
    var at_6 : u32 = new_record_0(&((*m_32)), kind_of_0(from_10), word_at_0(from_10 + u32(1)), word_at_0(from_10 + u32(2)), words_1 - u32(4));
    if(at_6 != u32(0))
    {
        var i_7 : u32 = u32(4);
        for(;;)
        {
            if(i_7 < words_1)
            {
            }
            else
            {
                break;
            }
            arena_0[at_6 + i_7] = word_at_0(from_10 + i_7);
            i_7 = i_7 + u32(1);
        }
    }
    return at_6;
}

struct CellWriter_0
{
     at_7 : u32,
     word_2 : u32,
     filled_0 : u32,
};

fn CellWriter_to_0( cells_6 : u32) -> CellWriter_0
{
    var w_0 : CellWriter_0;
    w_0.at_7 = cells_6;
    w_0.word_2 = u32(0);
    w_0.filled_0 = u32(0);
    return w_0;
}

fn word_from_0( cells_7 : u32,  at_8 : u32,  count_7 : u32) -> u32
{
    var word_3 : u32 = cells_7 + ((at_8 >> (u32(2))));
    var _S42 : u32 = (at_8 & (u32(3)));
    var shift_0 : u32 = u32(8) * _S42;
    var value_1 : u32 = ((word_at_0(word_3)) >> (shift_0));
    var value_2 : u32;
    if((_S42 + count_7) > u32(4))
    {
        value_2 = (value_1 | ((((word_at_0(word_3 + u32(1))) << ((u32(32) - shift_0))))));
    }
    else
    {
        value_2 = value_1;
    }
    return (value_2 & ((first_bytes_0(count_7))));
}

fn push_word_0( to_0 : ptr<function, CellWriter_0>,  word_4 : u32,  count_8 : u32)
{
    var shift_1 : u32 = u32(8) * (*to_0).filled_0;
    (*to_0).word_2 = (((*to_0).word_2) | (((word_4 << (shift_1)))));
    var _S43 : u32 = (*to_0).filled_0 + count_8;
    (*to_0).filled_0 = _S43;
    if(_S43 >= u32(4))
    {
        arena_0[(*to_0).at_7] = (*to_0).word_2;
        (*to_0).at_7 = (*to_0).at_7 + u32(1);
        var _S44 : u32;
        if(shift_1 == u32(0))
        {
            _S44 = u32(0);
        }
        else
        {
            _S44 = (word_4 >> ((u32(32) - shift_1)));
        }
        (*to_0).word_2 = _S44;
        (*to_0).filled_0 = (*to_0).filled_0 - u32(4);
    }
    return;
}

fn push_run_0( to_1 : ptr<function, CellWriter_0>,  cells_8 : u32,  start_1 : u32,  count_9 : u32)
{
    var i_8 : u32 = u32(0);
    for(;;)
    {
        if(i_8 < count_9)
        {
        }
        else
        {
            break;
        }
        var _S45 : u32 = min(u32(4), count_9 - i_8);
        push_word_0(&((*to_1)), word_from_0(cells_8, start_1 + i_8, _S45), _S45);
        i_8 = i_8 + u32(4);
    }
    return;
}

fn CellWriter_finish_0( this_6 : ptr<function, CellWriter_0>)
{
    if(((*this_6).filled_0) != u32(0))
    {
        arena_0[(*this_6).at_7] = (*this_6).word_2;
    }
    return;
}

fn cut_0( m_33 : ptr<function, Machine_0>,  from_11 : GridView_0,  span_1 : Span_0)
{
    var _S46 : u32 = Span_height_0(span_1);
    var _S47 : u32 = Span_width_0(span_1);
    var cells_9 : u32 = new_grid_0(&((*m_33)), _S46, _S47);
    if(cells_9 == u32(0))
    {
        return;
    }
    var to_2 : CellWriter_0 = CellWriter_to_0(cells_9);
    if(_S47 == (from_11.width_0))
    {
        push_run_0(&(to_2), from_11.cells_0, span_1.top_0 * from_11.width_0, _S46 * from_11.width_0);
    }
    else
    {
        var row_2 : u32 = span_1.top_0;
        for(;;)
        {
            if(row_2 < (span_1.bottom_0))
            {
            }
            else
            {
                break;
            }
            push_run_0(&(to_2), from_11.cells_0, row_2 * from_11.width_0 + span_1.left_0, _S47);
            row_2 = row_2 + u32(1);
        }
    }
    CellWriter_finish_0(&(to_2));
    return;
}

fn op_crop_content_0( m_34 : ptr<function, Machine_0>,  a_15 : u32)
{
    var from_12 : GridView_0 = whole_1(&((*m_34)), a_15, u32(1));
    if(failed_0((*m_34)))
    {
        return;
    }
    var span_2 : Span_0 = span_of_0(&((*m_34)), from_12, i32(0), false);
    if(failed_0((*m_34)))
    {
        return;
    }
    var _S48 : bool;
    if((Span_height_0(span_2)) == (from_12.height_0))
    {
        _S48 = (Span_width_0(span_2)) == (from_12.width_0);
    }
    else
    {
        _S48 = false;
    }
    if(_S48)
    {
        var _S49 : u32 = copy_record_0(&((*m_34)), a_15);
    }
    else
    {
        cut_0(&((*m_34)), from_12, span_2);
    }
    return;
}

fn op_crop_ground_0( m_35 : ptr<function, Machine_0>,  a_16 : u32)
{
    var from_13 : GridView_0 = whole_1(&((*m_35)), a_16, u32(2));
    if(failed_0((*m_35)))
    {
        return;
    }
    var ground_0 : i32 = background_0(&((*m_35)), from_13);
    if(failed_0((*m_35)))
    {
        return;
    }
    var _S50 : Span_0 = span_of_0(&((*m_35)), from_13, ground_0, false);
    cut_0(&((*m_35)), from_13, _S50);
    return;
}

fn op_crop_color_0( m_36 : ptr<function, Machine_0>,  a_17 : u32,  b_10 : u32)
{
    var from_14 : GridView_0 = whole_1(&((*m_36)), a_17, u32(1));
    var sought_0 : i32 = colour_view_0(&((*m_36)), b_10);
    if(failed_0((*m_36)))
    {
        return;
    }
    var _S51 : Span_0 = span_of_0(&((*m_36)), from_14, sought_0, true);
    cut_0(&((*m_36)), from_14, _S51);
    return;
}

fn op_crop_rank_0( m_37 : ptr<function, Machine_0>,  a_18 : u32,  b_11 : u32)
{
    var from_15 : GridView_0 = whole_1(&((*m_37)), a_18, u32(2));
    if(failed_0((*m_37)))
    {
        return;
    }
    var sought_1 : i32 = colour_of_rank_0(&((*m_37)), from_15, b_11);
    if(failed_0((*m_37)))
    {
        return;
    }
    var _S52 : Span_0 = span_of_0(&((*m_37)), from_15, sought_1, true);
    cut_0(&((*m_37)), from_15, _S52);
    return;
}

fn Span_x24init_0( top_1 : u32,  bottom_1 : u32,  left_1 : u32,  right_1 : u32) -> Span_0
{
    var _S53 : Span_0;
    _S53.top_0 = top_1;
    _S53.bottom_0 = bottom_1;
    _S53.left_0 = left_1;
    _S53.right_0 = right_1;
    return _S53;
}

fn op_crop_inside_0( m_38 : ptr<function, Machine_0>,  a_19 : u32,  b_12 : u32)
{
    var from_16 : GridView_0 = whole_1(&((*m_38)), a_19, u32(2));
    if(failed_0((*m_38)))
    {
        return;
    }
    var sought_2 : i32 = colour_of_rank_0(&((*m_38)), from_16, b_12);
    if(failed_0((*m_38)))
    {
        return;
    }
    var span_3 : Span_0 = span_of_0(&((*m_38)), from_16, sought_2, true);
    var _S54 : bool;
    if(!failed_0((*m_38)))
    {
        if((Span_height_0(span_3)) < u32(3))
        {
            _S54 = true;
        }
        else
        {
            _S54 = (Span_width_0(span_3)) < u32(3);
        }
    }
    else
    {
        _S54 = false;
    }
    if(_S54)
    {
        fail_1(&((*m_38)), u32(25));
    }
    cut_0(&((*m_38)), from_16, Span_x24init_0(span_3.top_0 + u32(1), span_3.bottom_0 - u32(1), span_3.left_0 + u32(1), span_3.right_0 - u32(1)));
    return;
}

fn variant_0( m_39 : ptr<function, Machine_0>,  record_7 : u32,  count_10 : i32) -> u32
{
    var k_2 : i32 = int_view_0(&((*m_39)), record_7);
    var _S55 : bool;
    if(!failed_0((*m_39)))
    {
        if(k_2 < i32(0))
        {
            _S55 = true;
        }
        else
        {
            _S55 = k_2 >= count_10;
        }
    }
    else
    {
        _S55 = false;
    }
    if(_S55)
    {
        fail_1(&((*m_39)), u32(20));
    }
    return u32(k_2);
}

struct Joint_0
{
     one_colour_0 : bool,
     diagonal_0 : bool,
};

fn Joint_x24init_0( one_colour_1 : bool,  diagonal_1 : bool) -> Joint_0
{
    var _S56 : Joint_0;
    _S56.one_colour_0 = one_colour_1;
    _S56.diagonal_0 = diagonal_1;
    return _S56;
}

fn meets_0( cell_0 : i32,  condition_0 : i32,  colour_7 : i32) -> bool
{
    switch(condition_0)
    {
    case i32(0):
        {
            return cell_0 != i32(0);
        }
    case i32(1):
        {
            return cell_0 == colour_7;
        }
    default :
        {
            return cell_0 != colour_7;
        }
    }
}

fn lead_of_0( m_40 : Machine_0,  label_0 : u32) -> u32
{
    var _S57 : u32 = m_40.scratch_1 + u32(1024);
    var _S58 : u32 = label_0;
    for(;;)
    {
        var _S59 : u32 = _S57 + _S58;
        if((word_at_0(_S59)) != _S58)
        {
        }
        else
        {
            break;
        }
        _S58 = word_at_0(_S59);
    }
    return _S58;
}

fn united_0( m_41 : Machine_0,  a_20 : u32,  b_13 : u32) -> u32
{
    var x_2 : u32 = lead_of_0(m_41, a_20);
    var y_2 : u32 = lead_of_0(m_41, b_13);
    var _S60 : u32 = min(x_2, y_2);
    arena_0[m_41.scratch_1 + u32(1024) + max(x_2, y_2)] = _S60;
    return _S60;
}

fn joined_0( m_42 : Machine_0,  from_17 : GridView_0,  joint_0 : Joint_0,  cell_1 : i32,  other_0 : u32,  label_1 : u32) -> u32
{
    var own_0 : u32 = word_at_0(m_42.scratch_1 + other_0);
    var _S61 : bool;
    if(own_0 == u32(0))
    {
        _S61 = true;
    }
    else
    {
        if(joint_0.one_colour_0)
        {
            _S61 = (cell_at_0(from_17.cells_0, other_0)) != cell_1;
        }
        else
        {
            _S61 = false;
        }
    }
    if(_S61)
    {
        return label_1;
    }
    var _S62 : u32;
    if(label_1 == u32(0))
    {
        _S62 = own_0;
    }
    else
    {
        var _S63 : u32 = united_0(m_42, label_1, own_0);
        _S62 = _S63;
    }
    return _S62;
}

fn find_parts_0( m_43 : ptr<function, Machine_0>,  from_18 : GridView_0,  joint_1 : Joint_0,  condition_1 : i32,  colour_8 : i32) -> u32
{
    var _S64 : u32;
    var used_0 : u32;
    var label_2 : u32;
    var column_1 : u32;
    var _S65 : u32 = (*m_43).scratch_1;
    var leads_0 : u32 = (*m_43).scratch_1 + u32(1024);
    var _S66 : bool;
    if((GridView_area_0(from_18)) >= u32(1024))
    {
        _S66 = true;
    }
    else
    {
        _S66 = (from_18.height_0) > u32(255);
    }
    if(_S66)
    {
        _S66 = true;
    }
    else
    {
        _S66 = (from_18.width_0) > u32(255);
    }
    if(_S66)
    {
        fail_0(&((*m_43)), u32(254));
        return u32(0);
    }
    arena_0[leads_0] = u32(0);
    var row_3 : u32 = u32(0);
    var used_1 : u32 = u32(1);
    for(;;)
    {
        _S64 = from_18.height_0;
        if(row_3 < (from_18.height_0))
        {
        }
        else
        {
            break;
        }
        column_1 = u32(0);
        used_0 = used_1;
        for(;;)
        {
            if(column_1 < (from_18.width_0))
            {
            }
            else
            {
                break;
            }
            var at_9 : u32 = row_3 * from_18.width_0 + column_1;
            var cell_2 : i32 = cell_at_0(from_18.cells_0, at_9);
            if(!meets_0(cell_2, condition_1, colour_8))
            {
                arena_0[_S65 + at_9] = u32(0);
                column_1 = column_1 + u32(1);
                continue;
            }
            var _S67 : bool = column_1 > u32(0);
            if(_S67)
            {
                var _S68 : u32 = joined_0((*m_43), from_18, joint_1, cell_2, at_9 - u32(1), u32(0));
                label_2 = _S68;
            }
            else
            {
                label_2 = u32(0);
            }
            var label_3 : u32;
            var label_4 : u32;
            if(row_3 > u32(0))
            {
                var _S69 : u32 = at_9 - from_18.width_0;
                var label_5 : u32 = joined_0((*m_43), from_18, joint_1, cell_2, _S69, label_2);
                if(joint_1.diagonal_0)
                {
                    _S66 = _S67;
                }
                else
                {
                    _S66 = false;
                }
                if(_S66)
                {
                    var _S70 : u32 = joined_0((*m_43), from_18, joint_1, cell_2, _S69 - u32(1), label_5);
                    label_3 = _S70;
                }
                else
                {
                    label_3 = label_5;
                }
                var _S71 : bool;
                if(joint_1.diagonal_0)
                {
                    _S71 = (column_1 + u32(1)) < (from_18.width_0);
                }
                else
                {
                    _S71 = false;
                }
                if(_S71)
                {
                    var _S72 : u32 = joined_0((*m_43), from_18, joint_1, cell_2, _S69 + u32(1), label_3);
                    label_4 = _S72;
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
            arena_0[_S65 + at_9] = label_4;
            used_0 = used_2;
            column_1 = column_1 + u32(1);
        }
        row_3 = row_3 + u32(1);
        used_1 = used_0;
    }
    var _S73 : u32 = (*m_43).scratch_1 + u32(2048);
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
        var _S74 : u32 = leads_0 + used_0;
        var lead_0 : u32 = word_at_0(_S74);
        if(lead_0 == used_0)
        {
            var count_11 : u32 = label_2 + u32(1);
            arena_0[_S74] = count_11;
            var _S75 : u32 = _S73 + u32(2) * count_11;
            arena_0[_S75] = u32(16711935);
            arena_0[_S75 + u32(1)] = u32(0);
            label_2 = count_11;
        }
        else
        {
            arena_0[_S74] = word_at_0(leads_0 + lead_0);
        }
        used_0 = used_0 + u32(1);
    }
    row_3 = u32(0);
    for(;;)
    {
        if(row_3 < _S64)
        {
        }
        else
        {
            break;
        }
        column_1 = u32(0);
        for(;;)
        {
            if(column_1 < (from_18.width_0))
            {
            }
            else
            {
                break;
            }
            var _S76 : u32 = _S65 + row_3 * from_18.width_0 + column_1;
            var label_6 : u32 = word_at_0(_S76);
            if(label_6 == u32(0))
            {
                column_1 = column_1 + u32(1);
                continue;
            }
            var label_7 : u32 = word_at_0(leads_0 + label_6);
            arena_0[_S76] = label_7;
            var _S77 : u32 = _S73 + u32(2) * label_7;
            var span_4 : u32 = word_at_0(_S77);
            arena_0[_S77] = ((((((min((span_4 & (u32(255))), row_3)) | ((((max((((span_4 >> (u32(8)))) & (u32(255))), row_3 + u32(1))) << (u32(8))))))) | ((((min((((span_4 >> (u32(16)))) & (u32(255))), column_1)) << (u32(16))))))) | ((((max((span_4 >> (u32(24))), column_1 + u32(1))) << (u32(24))))));
            arena_0[_S77 + u32(1)] = arena_0[_S77 + u32(1)] + u32(1);
            column_1 = column_1 + u32(1);
        }
        row_3 = row_3 + u32(1);
    }
    return label_2;
}

fn part_span_0( m_44 : Machine_0,  part_0 : u32) -> Span_0
{
    var packed_0 : u32 = word_at_0(m_44.scratch_1 + u32(2048) + u32(2) * part_0);
    return Span_x24init_0((packed_0 & (u32(255))), (((packed_0 >> (u32(8)))) & (u32(255))), (((packed_0 >> (u32(16)))) & (u32(255))), (packed_0 >> (u32(24))));
}

fn part_at_0( m_45 : Machine_0,  at_10 : u32) -> u32
{
    return word_at_0(m_45.scratch_1 + at_10);
}

fn part_size_0( m_46 : Machine_0,  part_1 : u32) -> u32
{
    return word_at_0(m_46.scratch_1 + u32(2048) + u32(2) * part_1 + u32(1));
}

fn is_frame_0( m_47 : Machine_0,  from_19 : GridView_0,  part_2 : u32,  span_5 : Span_0) -> bool
{
    var _S78 : u32;
    var _S79 : bool;
    var _S80 : u32 = span_5.top_0 * from_19.width_0;
    var _S81 : u32 = (span_5.bottom_0 - u32(1)) * from_19.width_0;
    var column_2 : u32 = span_5.left_0;
    for(;;)
    {
        _S78 = span_5.right_0;
        if(column_2 < (span_5.right_0))
        {
        }
        else
        {
            break;
        }
        if((part_at_0(m_47, _S80 + column_2)) != part_2)
        {
            _S79 = true;
        }
        else
        {
            _S79 = (part_at_0(m_47, _S81 + column_2)) != part_2;
        }
        if(_S79)
        {
            return false;
        }
        column_2 = column_2 + u32(1);
    }
    var row_4 : u32 = span_5.top_0;
    for(;;)
    {
        if(row_4 < (span_5.bottom_0))
        {
        }
        else
        {
            break;
        }
        var _S82 : u32 = row_4 * from_19.width_0;
        if((part_at_0(m_47, _S82 + span_5.left_0)) != part_2)
        {
            _S79 = true;
        }
        else
        {
            _S79 = (part_at_0(m_47, _S82 + _S78 - u32(1))) != part_2;
        }
        if(_S79)
        {
            return false;
        }
        row_4 = row_4 + u32(1);
    }
    return (part_size_0(m_47, part_2)) < (Span_height_0(span_5) * Span_width_0(span_5));
}

fn cut_1( m_48 : ptr<function, Machine_0>,  from_20 : GridView_0,  span_6 : Span_0)
{
    var _S83 : u32 = Span_height_0(span_6);
    var _S84 : u32 = Span_width_0(span_6);
    var cells_10 : u32 = new_grid_0(&((*m_48)), _S83, _S84);
    if(cells_10 == u32(0))
    {
        return;
    }
    var to_3 : CellWriter_0 = CellWriter_to_0(cells_10);
    if(_S84 == (from_20.width_0))
    {
        push_run_0(&(to_3), from_20.cells_0, span_6.top_0 * from_20.width_0, _S83 * from_20.width_0);
    }
    else
    {
        var row_5 : u32 = span_6.top_0;
        for(;;)
        {
            if(row_5 < (span_6.bottom_0))
            {
            }
            else
            {
                break;
            }
            push_run_0(&(to_3), from_20.cells_0, row_5 * from_20.width_0 + span_6.left_0, _S84);
            row_5 = row_5 + u32(1);
        }
    }
    CellWriter_finish_0(&(to_3));
    return;
}

fn op_crop_frame_0( m_49 : ptr<function, Machine_0>,  a_21 : u32,  b_14 : u32)
{
    var from_21 : GridView_0 = whole_0(&((*m_49)), a_21, u32(12));
    var k_3 : u32 = variant_0(&((*m_49)), b_14, i32(2));
    if(failed_0((*m_49)))
    {
        return;
    }
    var _S85 : u32 = find_parts_0(&((*m_49)), from_21, Joint_x24init_0(true, false), i32(2), i32(256));
    if(failed_0((*m_49)))
    {
        return;
    }
    var best_1 : Span_0 = Span_x24init_0(u32(0), u32(0), u32(0), u32(0));
    var largest_0 : u32 = u32(0);
    var part_3 : u32 = u32(1);
    for(;;)
    {
        if(part_3 <= _S85)
        {
        }
        else
        {
            break;
        }
        var span_7 : Span_0 = part_span_0((*m_49), part_3);
        var _S86 : u32 = Span_height_0(span_7);
        var _S87 : u32 = Span_width_0(span_7);
        var area_2 : u32 = _S86 * _S87;
        var _S88 : bool;
        if(_S86 > u32(2))
        {
            _S88 = _S87 > u32(2);
        }
        else
        {
            _S88 = false;
        }
        var _S89 : bool;
        if(_S88)
        {
            _S89 = area_2 > largest_0;
        }
        else
        {
            _S89 = false;
        }
        var _S90 : bool;
        if(_S89)
        {
            _S90 = area_2 < (GridView_area_0(from_21));
        }
        else
        {
            _S90 = false;
        }
        var _S91 : bool;
        if(_S90)
        {
            _S91 = is_frame_0((*m_49), from_21, part_3, span_7);
        }
        else
        {
            _S91 = false;
        }
        if(_S91)
        {
            best_1 = span_7;
            largest_0 = area_2;
        }
        part_3 = part_3 + u32(1);
    }
    if(largest_0 == u32(0))
    {
        fail_0(&((*m_49)), u32(25));
    }
    if(k_3 == u32(0))
    {
        best_1.top_0 = best_1.top_0 + u32(1);
        best_1.bottom_0 = best_1.bottom_0 - u32(1);
        best_1.left_0 = best_1.left_0 + u32(1);
        best_1.right_0 = best_1.right_0 - u32(1);
    }
    cut_1(&((*m_49)), from_21, best_1);
    return;
}

fn same_cells_0( cells_11 : u32,  a_22 : u32,  b_15 : u32,  count_12 : u32) -> bool
{
    var i_9 : u32 = u32(0);
    for(;;)
    {
        if(i_9 < count_12)
        {
        }
        else
        {
            break;
        }
        var _S92 : u32 = min(u32(4), count_12 - i_9);
        if((word_from_0(cells_11, a_22 + i_9, _S92)) != (word_from_0(cells_11, b_15 + i_9, _S92)))
        {
            return false;
        }
        i_9 = i_9 + u32(4);
    }
    return true;
}

fn rows_repeat_0( from_22 : GridView_0,  period_0 : u32) -> bool
{
    var rest_0 : u32;
    if(period_0 < (from_22.height_0))
    {
        rest_0 = (from_22.height_0 - period_0) * from_22.width_0;
    }
    else
    {
        rest_0 = u32(0);
    }
    return same_cells_0(from_22.cells_0, u32(0), period_0 * from_22.width_0, rest_0);
}

fn columns_repeat_0( from_23 : GridView_0,  period_1 : u32) -> bool
{
    if(period_1 >= (from_23.width_0))
    {
        return true;
    }
    var row_6 : u32 = u32(0);
    for(;;)
    {
        if(row_6 < (from_23.height_0))
        {
        }
        else
        {
            break;
        }
        var _S93 : u32 = row_6 * from_23.width_0;
        if(!same_cells_0(from_23.cells_0, _S93, _S93 + period_1, from_23.width_0 - period_1))
        {
            return false;
        }
        row_6 = row_6 + u32(1);
    }
    return true;
}

fn op_crop_tile_0( m_50 : ptr<function, Machine_0>,  a_23 : u32)
{
    var from_24 : GridView_0 = whole_0(&((*m_50)), a_23, u32(1));
    spend_0(&((*m_50)), GridView_area_0(from_24) * (from_24.height_0 + from_24.width_0) / u32(16));
    if(failed_0((*m_50)))
    {
        return;
    }
    var span_8 : Span_0 = Span_x24init_0(u32(0), u32(1), u32(0), u32(1));
    for(;;)
    {
        if(!rows_repeat_0(from_24, span_8.bottom_0))
        {
        }
        else
        {
            break;
        }
        span_8.bottom_0 = span_8.bottom_0 + u32(1);
    }
    for(;;)
    {
        if(!columns_repeat_0(from_24, span_8.right_0))
        {
        }
        else
        {
            break;
        }
        span_8.right_0 = span_8.right_0 + u32(1);
    }
    cut_1(&((*m_50)), from_24, span_8);
    return;
}

fn op_crop_changed_0( m_51 : ptr<function, Machine_0>,  a_24 : u32,  b_16 : u32)
{
    var from_25 : GridView_0 = whole_0(&((*m_51)), a_24, u32(1));
    if(failed_0((*m_51)))
    {
        return;
    }
    var other_1 : GridView_0 = whole_0(&((*m_51)), b_16, u32(1));
    if(failed_0((*m_51)))
    {
        return;
    }
    var _S94 : bool;
    if((from_25.height_0) != (other_1.height_0))
    {
        _S94 = true;
    }
    else
    {
        _S94 = (from_25.width_0) != (other_1.width_0);
    }
    if(_S94)
    {
        fail_0(&((*m_51)), u32(18));
        return;
    }
    var _S95 : u32 = (GridView_area_0(from_25) + u32(3)) / u32(4);
    var around_2 : Around_0 = Around_in_width_0(from_25.width_0);
    var i_10 : u32 = u32(0);
    for(;;)
    {
        if(i_10 < _S95)
        {
        }
        else
        {
            break;
        }
        var one_0 : u32 = word_at_0(from_25.cells_0 + i_10);
        var two_0 : u32 = word_at_0(other_1.cells_0 + i_10);
        if(one_0 == two_0)
        {
            Around_skip_0(&(around_2));
        }
        else
        {
            Around_next_0(&(around_2), ((equal_ones_0(one_0, two_0)) ^ (u32(16843009))));
        }
        i_10 = i_10 + u32(1);
    }
    if((around_2.span_0.bottom_0) == u32(0))
    {
        fail_0(&((*m_51)), u32(25));
    }
    cut_1(&((*m_51)), from_25, around_2.span_0);
    return;
}

fn variant_1( m_52 : ptr<function, Machine_0>,  record_8 : u32,  count_13 : i32) -> u32
{
    var k_4 : i32 = int_view_0(&((*m_52)), record_8);
    var _S96 : bool;
    if(!failed_0((*m_52)))
    {
        if(k_4 < i32(0))
        {
            _S96 = true;
        }
        else
        {
            _S96 = k_4 >= count_13;
        }
    }
    else
    {
        _S96 = false;
    }
    if(_S96)
    {
        fail_1(&((*m_52)), u32(20));
    }
    return u32(k_4);
}

fn op_quarter_0( m_53 : ptr<function, Machine_0>,  a_25 : u32,  b_17 : u32)
{
    var from_26 : GridView_0 = whole_1(&((*m_53)), a_25, u32(1));
    var k_5 : u32 = variant_1(&((*m_53)), b_17, i32(4));
    if(failed_0((*m_53)))
    {
        return;
    }
    var _S97 : bool;
    if((from_26.height_0) < u32(2))
    {
        _S97 = true;
    }
    else
    {
        _S97 = (from_26.width_0) < u32(2);
    }
    if(_S97)
    {
        fail_1(&((*m_53)), u32(18));
    }
    var lower_0 : bool = ((k_5 & (u32(2)))) == u32(2);
    var right_2 : bool = ((k_5 & (u32(1)))) == u32(1);
    var _S98 : u32;
    if(lower_0)
    {
        _S98 = (from_26.height_0 + u32(1)) / u32(2);
    }
    else
    {
        _S98 = u32(0);
    }
    var _S99 : u32;
    if(lower_0)
    {
        _S99 = from_26.height_0;
    }
    else
    {
        _S99 = from_26.height_0 / u32(2);
    }
    var _S100 : u32;
    if(right_2)
    {
        _S100 = (from_26.width_0 + u32(1)) / u32(2);
    }
    else
    {
        _S100 = u32(0);
    }
    var _S101 : u32;
    if(right_2)
    {
        _S101 = from_26.width_0;
    }
    else
    {
        _S101 = from_26.width_0 / u32(2);
    }
    cut_0(&((*m_53)), from_26, Span_x24init_0(_S98, _S99, _S100, _S101));
    return;
}

fn op_third_0( m_54 : ptr<function, Machine_0>,  a_26 : u32,  b_18 : u32)
{
    var from_27 : GridView_0 = whole_0(&((*m_54)), a_26, u32(1));
    var k_6 : u32 = variant_0(&((*m_54)), b_18, i32(6));
    if(failed_0((*m_54)))
    {
        return;
    }
    var _S102 : bool = k_6 < u32(3);
    var len_0 : u32;
    if(_S102)
    {
        len_0 = from_27.width_0;
    }
    else
    {
        len_0 = from_27.height_0;
    }
    var _S103 : u32 = len_0 % u32(3);
    var _S104 : i32;
    if(_S103 == u32(0))
    {
        _S104 = i32(0);
    }
    else
    {
        _S104 = i32(1);
    }
    var gap_0 : u32 = u32(_S104);
    var size_0 : u32 = len_0 / u32(3);
    if(_S103 == u32(1))
    {
        fail_0(&((*m_54)), u32(25));
    }
    if(size_0 == u32(0))
    {
        fail_0(&((*m_54)), u32(18));
    }
    var start_2 : u32 = (size_0 + gap_0) * (k_6 % u32(3));
    var span_9 : Span_0 = Span_x24init_0(u32(0), from_27.height_0, u32(0), from_27.width_0);
    if(_S102)
    {
        span_9.left_0 = start_2;
        span_9.right_0 = start_2 + size_0;
    }
    else
    {
        span_9.top_0 = start_2;
        span_9.bottom_0 = start_2 + size_0;
    }
    cut_1(&((*m_54)), from_27, span_9);
    return;
}

fn has_short_sides_0( m_55 : ptr<function, Machine_0>,  from_28 : GridView_0) -> bool
{
    var _S105 : bool;
    if(!failed_0((*m_55)))
    {
        if((from_28.height_0) > u32(64))
        {
            _S105 = true;
        }
        else
        {
            _S105 = (from_28.width_0) > u32(64);
        }
    }
    else
    {
        _S105 = false;
    }
    if(_S105)
    {
        fail_1(&((*m_55)), u32(254));
    }
    return !failed_0((*m_55));
}

struct Lines_0
{
     low_1 : u32,
     high_1 : u32,
};

struct Crossing_0
{
     rows_0 : Lines_0,
     columns_0 : Lines_0,
};

fn Lines_x24init_0( low_2 : u32,  high_2 : u32) -> Lines_0
{
    var _S106 : Lines_0;
    _S106.low_1 = low_2;
    _S106.high_1 = high_2;
    return _S106;
}

fn Lines_none_0() -> Lines_0
{
    return Lines_x24init_0(u32(0), u32(0));
}

fn Crossing_x24init_0( rows_1 : Lines_0,  columns_1 : Lines_0) -> Crossing_0
{
    var _S107 : Crossing_0;
    _S107.rows_0 = rows_1;
    _S107.columns_0 = columns_1;
    return _S107;
}

fn Lines_add_0( this_7 : ptr<function, Lines_0>,  bits_0 : u32,  at_11 : u32)
{
    var shift_2 : u32 = (at_11 & (u32(31)));
    var first_0 : u32 = (bits_0 << (shift_2));
    var rest_1 : u32;
    if(shift_2 == u32(0))
    {
        rest_1 = u32(0);
    }
    else
    {
        rest_1 = (bits_0 >> ((u32(32) - shift_2)));
    }
    if(at_11 < u32(32))
    {
        (*this_7).low_1 = (((*this_7).low_1) | (first_0));
        (*this_7).high_1 = (((*this_7).high_1) | (rest_1));
    }
    else
    {
        (*this_7).high_1 = (((*this_7).high_1) | (first_0));
    }
    return;
}

fn packed_ones_0( ones_2 : u32) -> u32
{
    return (((((((ones_2 | (((ones_2 >> (u32(7))))))) | (((ones_2 >> (u32(14))))))) | (((ones_2 >> (u32(21))))))) & (u32(15)));
}

fn changes_0( from_29 : GridView_0) -> Crossing_0
{
    var _S108 : Lines_0 = Lines_none_0();
    var found_2 : Crossing_0 = Crossing_x24init_0(_S108, _S108);
    var row_7 : u32 = u32(0);
    for(;;)
    {
        if(row_7 < (from_29.height_0))
        {
        }
        else
        {
            break;
        }
        var start_3 : u32 = row_7 * from_29.width_0;
        var _S109 : bool;
        if(row_7 > u32(0))
        {
            _S109 = same_cells_0(from_29.cells_0, start_3 - from_29.width_0, start_3, from_29.width_0);
        }
        else
        {
            _S109 = false;
        }
        if(_S109)
        {
            row_7 = row_7 + u32(1);
            continue;
        }
        var _S110 : i32;
        if(row_7 == u32(0))
        {
            _S110 = i32(0);
        }
        else
        {
            _S110 = i32(1);
        }
        var _S111 : u32 = u32(_S110);
        var _S112 : Lines_0 = found_2.rows_0;
        Lines_add_0(&(_S112), _S111, row_7);
        found_2.rows_0 = _S112;
        var column_3 : u32 = u32(1);
        for(;;)
        {
            if(column_3 < (from_29.width_0))
            {
            }
            else
            {
                break;
            }
            var _S113 : u32 = min(u32(4), from_29.width_0 - column_3);
            var _S114 : u32 = start_3 + column_3;
            var _S115 : u32 = ((packed_ones_0(equal_ones_0(word_from_0(from_29.cells_0, _S114 - u32(1), _S113), word_from_0(from_29.cells_0, _S114, _S113)))) ^ (u32(15)));
            var _S116 : Lines_0 = found_2.columns_0;
            Lines_add_0(&(_S116), _S115, column_3);
            found_2.columns_0 = _S116;
            column_3 = column_3 + u32(4);
        }
        row_7 = row_7 + u32(1);
    }
    return found_2;
}

fn Lines_has_0( this_8 : Lines_0,  at_12 : u32) -> bool
{
    var _S117 : u32;
    if(at_12 < u32(32))
    {
        _S117 = this_8.low_1;
    }
    else
    {
        _S117 = this_8.high_1;
    }
    return ((((_S117 >> (((at_12 & (u32(31))))))) & (u32(1)))) != u32(0);
}

fn common_run_0( begins_0 : Lines_0,  len_1 : u32) -> u32
{
    var common_0 : u32 = len_1;
    var at_13 : u32 = u32(1);
    for(;;)
    {
        if(at_13 < len_1)
        {
        }
        else
        {
            break;
        }
        if(!Lines_has_0(begins_0, at_13))
        {
            at_13 = at_13 + u32(1);
            continue;
        }
        var rest_2 : u32 = at_13;
        var common_1 : u32 = common_0;
        for(;;)
        {
            if(rest_2 > u32(0))
            {
            }
            else
            {
                break;
            }
            var left_2 : u32 = common_1 % rest_2;
            common_1 = rest_2;
            rest_2 = left_2;
        }
        common_0 = common_1;
        at_13 = at_13 + u32(1);
    }
    return common_0;
}

fn Lines_add_1( this_9 : ptr<function, Lines_0>,  bits_1 : u32,  at_14 : u32)
{
    var shift_3 : u32 = (at_14 & (u32(31)));
    var first_1 : u32 = (bits_1 << (shift_3));
    var rest_3 : u32;
    if(shift_3 == u32(0))
    {
        rest_3 = u32(0);
    }
    else
    {
        rest_3 = (bits_1 >> ((u32(32) - shift_3)));
    }
    if(at_14 < u32(32))
    {
        (*this_9).low_1 = (((*this_9).low_1) | (first_1));
        (*this_9).high_1 = (((*this_9).high_1) | (rest_3));
    }
    else
    {
        (*this_9).high_1 = (((*this_9).high_1) | (first_1));
    }
    return;
}

fn every_0( distance_0 : u32,  len_2 : u32) -> Lines_0
{
    var lines_0 : Lines_0 = Lines_none_0();
    var at_15 : u32 = u32(0);
    for(;;)
    {
        if(at_15 < len_2)
        {
        }
        else
        {
            break;
        }
        Lines_add_1(&(lines_0), u32(1), at_15);
        at_15 = at_15 + distance_0;
    }
    return lines_0;
}

fn Lines_count_0( this_10 : Lines_0) -> u32
{
    var at_16 : u32 = u32(0);
    var number_0 : u32 = u32(0);
    for(;;)
    {
        if(at_16 < u32(32))
        {
        }
        else
        {
            break;
        }
        var number_1 : u32 = number_0 + ((((((this_10.low_1) >> (at_16))) & (u32(1)))) + (((((this_10.high_1) >> (at_16))) & (u32(1)))));
        at_16 = at_16 + u32(1);
        number_0 = number_1;
    }
    return number_0;
}

fn GridView_at_0( this_11 : GridView_0,  row_8 : u32,  column_4 : u32) -> i32
{
    return cell_at_0(this_11.cells_0, row_8 * this_11.width_0 + column_4);
}

fn CellWriter_push_0( this_12 : ptr<function, CellWriter_0>,  value_3 : i32)
{
    (*this_12).word_2 = (((*this_12).word_2) | (((((u32(value_3) & (u32(255)))) << ((u32(8) * (*this_12).filled_0))))));
    var _S118 : u32 = (*this_12).filled_0 + u32(1);
    (*this_12).filled_0 = _S118;
    if(_S118 == u32(4))
    {
        arena_0[(*this_12).at_7] = (*this_12).word_2;
        (*this_12).at_7 = (*this_12).at_7 + u32(1);
        (*this_12).word_2 = u32(0);
        (*this_12).filled_0 = u32(0);
    }
    return;
}

fn picked_0( m_56 : ptr<function, Machine_0>,  from_30 : GridView_0,  kept_0 : Crossing_0)
{
    var width_4 : u32 = Lines_count_0(kept_0.columns_0);
    var cells_12 : u32 = new_grid_0(&((*m_56)), Lines_count_0(kept_0.rows_0), width_4);
    if(cells_12 == u32(0))
    {
        return;
    }
    var to_4 : CellWriter_0 = CellWriter_to_0(cells_12);
    var row_9 : u32 = u32(0);
    for(;;)
    {
        if(row_9 < (from_30.height_0))
        {
        }
        else
        {
            break;
        }
        if(!Lines_has_0(kept_0.rows_0, row_9))
        {
            row_9 = row_9 + u32(1);
            continue;
        }
        if(width_4 == (from_30.width_0))
        {
            push_run_0(&(to_4), from_30.cells_0, row_9 * from_30.width_0, width_4);
        }
        else
        {
            var column_5 : u32 = u32(0);
            for(;;)
            {
                if(column_5 < (from_30.width_0))
                {
                }
                else
                {
                    break;
                }
                if(Lines_has_0(kept_0.columns_0, column_5))
                {
                    CellWriter_push_0(&(to_4), GridView_at_0(from_30, row_9, column_5));
                }
                column_5 = column_5 + u32(1);
            }
        }
        row_9 = row_9 + u32(1);
    }
    CellWriter_finish_0(&(to_4));
    return;
}

fn op_shrink_0( m_57 : ptr<function, Machine_0>,  a_27 : u32)
{
    var from_31 : GridView_0 = whole_1(&((*m_57)), a_27, u32(2));
    var _S119 : bool = has_short_sides_0(&((*m_57)), from_31);
    if(!_S119)
    {
        return;
    }
    var found_3 : Crossing_0 = changes_0(from_31);
    var _S120 : u32 = common_run_0(found_3.rows_0, from_31.height_0);
    var _S121 : Lines_0 = every_0(_S120, from_31.height_0);
    var _S122 : u32 = common_run_0(found_3.columns_0, from_31.width_0);
    picked_0(&((*m_57)), from_31, Crossing_x24init_0(_S121, every_0(_S122, from_31.width_0)));
    return;
}

fn has_short_sides_1( m_58 : ptr<function, Machine_0>,  from_32 : GridView_0) -> bool
{
    var _S123 : bool;
    if(!failed_0((*m_58)))
    {
        if((from_32.height_0) > u32(64))
        {
            _S123 = true;
        }
        else
        {
            _S123 = (from_32.width_0) > u32(64);
        }
    }
    else
    {
        _S123 = false;
    }
    if(_S123)
    {
        fail_1(&((*m_58)), u32(254));
    }
    return !failed_0((*m_58));
}

fn Lines_add_2( this_13 : ptr<function, Lines_0>,  bits_2 : u32,  at_17 : u32)
{
    var shift_4 : u32 = (at_17 & (u32(31)));
    var first_2 : u32 = (bits_2 << (shift_4));
    var rest_4 : u32;
    if(shift_4 == u32(0))
    {
        rest_4 = u32(0);
    }
    else
    {
        rest_4 = (bits_2 >> ((u32(32) - shift_4)));
    }
    if(at_17 < u32(32))
    {
        (*this_13).low_1 = (((*this_13).low_1) | (first_2));
        (*this_13).high_1 = (((*this_13).high_1) | (rest_4));
    }
    else
    {
        (*this_13).high_1 = (((*this_13).high_1) | (first_2));
    }
    return;
}

fn picked_1( m_59 : ptr<function, Machine_0>,  from_33 : GridView_0,  kept_1 : Crossing_0)
{
    var width_5 : u32 = Lines_count_0(kept_1.columns_0);
    var cells_13 : u32 = new_grid_0(&((*m_59)), Lines_count_0(kept_1.rows_0), width_5);
    if(cells_13 == u32(0))
    {
        return;
    }
    var to_5 : CellWriter_0 = CellWriter_to_0(cells_13);
    var row_10 : u32 = u32(0);
    for(;;)
    {
        if(row_10 < (from_33.height_0))
        {
        }
        else
        {
            break;
        }
        if(!Lines_has_0(kept_1.rows_0, row_10))
        {
            row_10 = row_10 + u32(1);
            continue;
        }
        if(width_5 == (from_33.width_0))
        {
            push_run_0(&(to_5), from_33.cells_0, row_10 * from_33.width_0, width_5);
        }
        else
        {
            var column_6 : u32 = u32(0);
            for(;;)
            {
                if(column_6 < (from_33.width_0))
                {
                }
                else
                {
                    break;
                }
                if(Lines_has_0(kept_1.columns_0, column_6))
                {
                    CellWriter_push_0(&(to_5), GridView_at_0(from_33, row_10, column_6));
                }
                column_6 = column_6 + u32(1);
            }
        }
        row_10 = row_10 + u32(1);
    }
    CellWriter_finish_0(&(to_5));
    return;
}

fn op_drop_repeats_0( m_60 : ptr<function, Machine_0>,  a_28 : u32)
{
    var from_34 : GridView_0 = whole_0(&((*m_60)), a_28, u32(2));
    var _S124 : bool = has_short_sides_1(&((*m_60)), from_34);
    if(!_S124)
    {
        return;
    }
    var kept_2 : Crossing_0 = changes_0(from_34);
    var _S125 : Lines_0 = kept_2.rows_0;
    Lines_add_2(&(_S125), u32(1), u32(0));
    kept_2.rows_0 = _S125;
    var _S126 : Lines_0 = kept_2.columns_0;
    Lines_add_2(&(_S126), u32(1), u32(0));
    kept_2.columns_0 = _S126;
    picked_1(&((*m_60)), from_34, kept_2);
    return;
}

fn op_drop_empty_lines_0( m_61 : ptr<function, Machine_0>,  a_29 : u32)
{
    var from_35 : GridView_0 = whole_0(&((*m_61)), a_29, u32(2));
    var _S127 : bool = has_short_sides_1(&((*m_61)), from_35);
    if(!_S127)
    {
        return;
    }
    var _S128 : Lines_0 = Lines_none_0();
    var kept_3 : Crossing_0 = Crossing_x24init_0(_S128, _S128);
    var row_11 : u32 = u32(0);
    for(;;)
    {
        if(row_11 < (from_35.height_0))
        {
        }
        else
        {
            break;
        }
        var is_empty_0 : bool = true;
        var column_7 : u32 = u32(0);
        for(;;)
        {
            if(column_7 < (from_35.width_0))
            {
            }
            else
            {
                break;
            }
            var word_5 : u32 = word_from_0(from_35.cells_0, row_11 * from_35.width_0 + column_7, min(u32(4), from_35.width_0 - column_7));
            if(word_5 == u32(0))
            {
                column_7 = column_7 + u32(4);
                continue;
            }
            var _S129 : u32 = ((packed_ones_0(equal_ones_0(word_5, u32(0)))) ^ (u32(15)));
            var _S130 : Lines_0 = kept_3.columns_0;
            Lines_add_2(&(_S130), _S129, column_7);
            kept_3.columns_0 = _S130;
            is_empty_0 = false;
            column_7 = column_7 + u32(4);
        }
        var _S131 : i32;
        if(is_empty_0)
        {
            _S131 = i32(0);
        }
        else
        {
            _S131 = i32(1);
        }
        var _S132 : u32 = u32(_S131);
        var _S133 : Lines_0 = kept_3.rows_0;
        Lines_add_2(&(_S133), _S132, row_11);
        kept_3.rows_0 = _S133;
        row_11 = row_11 + u32(1);
    }
    if((((kept_3.rows_0.low_1) | ((kept_3.rows_0.high_1)))) == u32(0))
    {
        fail_0(&((*m_61)), u32(25));
    }
    picked_1(&((*m_61)), from_35, kept_3);
    return;
}

fn combined_0( m_62 : ptr<function, Machine_0>,  a_30 : u32,  b_19 : u32,  rule_0 : i32)
{
    var first_3 : GridView_0 = whole_0(&((*m_62)), a_30, u32(1));
    var second_0 : GridView_0;
    if(!failed_0((*m_62)))
    {
        var _S134 : GridView_0 = whole_0(&((*m_62)), b_19, u32(1));
        second_0 = _S134;
    }
    else
    {
        second_0 = first_3;
    }
    if(failed_0((*m_62)))
    {
        return;
    }
    var _S135 : bool;
    if((first_3.height_0) != (second_0.height_0))
    {
        _S135 = true;
    }
    else
    {
        _S135 = (first_3.width_0) != (second_0.width_0);
    }
    if(_S135)
    {
        fail_0(&((*m_62)), u32(18));
    }
    var cells_14 : u32 = new_grid_0(&((*m_62)), first_3.height_0, first_3.width_0);
    if(cells_14 == u32(0))
    {
        return;
    }
    var _S136 : u32 = (GridView_area_0(first_3) + u32(3)) / u32(4);
    var i_11 : u32 = u32(0);
    for(;;)
    {
        if(i_11 < _S136)
        {
        }
        else
        {
            break;
        }
        var x_3 : u32 = word_at_0(first_3.cells_0 + i_11);
        var y_3 : u32 = word_at_0(second_0.cells_0 + i_11);
        var x_4 : u32;
        switch(rule_0)
        {
        case i32(0):
            {
                x_4 = (x_3 | (((y_3 & ((equal_bytes_0(x_3, u32(0))))))));
            }
        case i32(1):
            {
                x_4 = (x_3 & ((~equal_bytes_0(y_3, u32(0)))));
            }
        default :
            {
                x_4 = (x_3 & ((equal_bytes_0(y_3, u32(0)))));
            }
        }
        arena_0[cells_14 + i_11] = x_4;
        i_11 = i_11 + u32(1);
    }
    return;
}

fn op_over_0( m_63 : ptr<function, Machine_0>,  a_31 : u32,  b_20 : u32)
{
    combined_0(&((*m_63)), a_31, b_20, i32(0));
    return;
}

fn op_mask_in_0( m_64 : ptr<function, Machine_0>,  a_32 : u32,  b_21 : u32)
{
    combined_0(&((*m_64)), a_32, b_21, i32(1));
    return;
}

fn op_mask_out_0( m_65 : ptr<function, Machine_0>,  a_33 : u32,  b_22 : u32)
{
    combined_0(&((*m_65)), a_33, b_22, i32(2));
    return;
}

fn fill_cells_0( cells_15 : u32,  count_14 : u32,  value_4 : i32)
{
    var word_6 : u32 = ((u32(value_4) & (u32(255)))) * u32(16843009);
    var whole_2 : u32 = (count_14 >> (u32(2)));
    var i_12 : u32 = u32(0);
    for(;;)
    {
        if(i_12 < whole_2)
        {
        }
        else
        {
            break;
        }
        arena_0[cells_15 + i_12] = word_6;
        i_12 = i_12 + u32(1);
    }
    var _S137 : u32 = (count_14 & (u32(3)));
    if(_S137 != u32(0))
    {
        arena_0[cells_15 + whole_2] = (word_6 & ((((u32(1) << ((u32(8) * _S137)))) - u32(1))));
    }
    return;
}

fn put_cell_0( cells_16 : u32,  i_13 : u32,  value_5 : i32)
{
    var at_18 : u32 = cells_16 + ((i_13 >> (u32(2))));
    var shift_5 : u32 = u32(8) * ((i_13 & (u32(3))));
    arena_0[at_18] = ((((word_at_0(at_18)) & ((~((u32(255) << (shift_5))))))) | (((((u32(value_5) & (u32(255)))) << (shift_5)))));
    return;
}

fn op_fall_0( m_66 : ptr<function, Machine_0>,  a_34 : u32,  b_23 : u32)
{
    var j_0 : u32;
    var from_36 : GridView_0 = whole_0(&((*m_66)), a_34, u32(2));
    var k_7 : u32 = variant_0(&((*m_66)), b_23, i32(4));
    var cells_17 : u32 = new_grid_0(&((*m_66)), from_36.height_0, from_36.width_0);
    if(cells_17 == u32(0))
    {
        return;
    }
    var area_3 : u32 = GridView_area_0(from_36);
    fill_cells_0(cells_17, area_3, i32(0));
    var vertical_0 : bool = k_7 < u32(2);
    var _S138 : bool = (k_7 % u32(2)) == u32(0);
    var i_14 : u32;
    if(vertical_0)
    {
        i_14 = from_36.width_0;
    }
    else
    {
        i_14 = from_36.height_0;
    }
    var word_place_0 : u32;
    if(vertical_0)
    {
        word_place_0 = from_36.height_0;
    }
    else
    {
        word_place_0 = from_36.width_0;
    }
    var _S139 : u32 = (*m_66).scratch_1;
    var line_0 : u32 = u32(0);
    for(;;)
    {
        if(line_0 < i_14)
        {
        }
        else
        {
            break;
        }
        if(_S138)
        {
            j_0 = word_place_0 - u32(1);
        }
        else
        {
            j_0 = u32(0);
        }
        arena_0[_S139 + line_0] = j_0;
        line_0 = line_0 + u32(1);
    }
    var _S140 : u32 = (area_3 + u32(3)) / u32(4);
    i_14 = u32(0);
    for(;;)
    {
        if(i_14 < _S140)
        {
        }
        else
        {
            break;
        }
        if(_S138)
        {
            word_place_0 = _S140 - u32(1) - i_14;
        }
        else
        {
            word_place_0 = i_14;
        }
        var word_7 : u32 = word_at_0(from_36.cells_0 + word_place_0);
        if(word_7 == u32(0))
        {
            i_14 = i_14 + u32(1);
            continue;
        }
        j_0 = u32(0);
        for(;;)
        {
            if(j_0 < u32(4))
            {
            }
            else
            {
                break;
            }
            var byte_0 : u32;
            if(_S138)
            {
                byte_0 = u32(3) - j_0;
            }
            else
            {
                byte_0 = j_0;
            }
            var cell_3 : u32 = (((word_7 >> ((u32(8) * byte_0)))) & (u32(255)));
            if(cell_3 == u32(0))
            {
                j_0 = j_0 + u32(1);
                continue;
            }
            var at_19 : u32 = u32(4) * word_place_0 + byte_0;
            var row_12 : u32 = at_19 / from_36.width_0;
            if(vertical_0)
            {
                line_0 = at_19 - row_12 * from_36.width_0;
            }
            else
            {
                line_0 = row_12;
            }
            var _S141 : u32 = _S139 + line_0;
            var rest_5 : u32 = word_at_0(_S141);
            var _S142 : u32;
            if(_S138)
            {
                _S142 = rest_5 - u32(1);
            }
            else
            {
                _S142 = rest_5 + u32(1);
            }
            arena_0[_S141] = _S142;
            var _S143 : u32;
            if(vertical_0)
            {
                _S143 = rest_5 * from_36.width_0 + line_0;
            }
            else
            {
                _S143 = line_0 * from_36.width_0 + rest_5;
            }
            put_cell_0(cells_17, _S143, i32(cell_3));
            j_0 = j_0 + u32(1);
        }
        i_14 = i_14 + u32(1);
    }
    return;
}

fn colour_view_1( m_67 : ptr<function, Machine_0>,  record_9 : u32) -> i32
{
    var value_6 : i32;
    if((kind_of_0(record_9)) == u32(2))
    {
        var _S144 : i32 = int_view_0(&((*m_67)), record_9);
        value_6 = _S144;
    }
    else
    {
        fail_1(&((*m_67)), u32(3));
        value_6 = i32(0);
    }
    var _S145 : bool;
    if(value_6 < i32(-128))
    {
        _S145 = true;
    }
    else
    {
        _S145 = value_6 > i32(127);
    }
    if(_S145)
    {
        fail_1(&((*m_67)), u32(3));
    }
    return value_6;
}

fn push_fill_0( to_6 : ptr<function, CellWriter_0>,  colour_9 : i32,  count_15 : u32)
{
    var _S146 : u32 = splat_0(colour_9);
    var i_15 : u32 = u32(0);
    for(;;)
    {
        if(i_15 < count_15)
        {
        }
        else
        {
            break;
        }
        var _S147 : u32 = min(u32(4), count_15 - i_15);
        push_word_0(&((*to_6)), (_S146 & ((first_bytes_0(_S147)))), _S147);
        i_15 = i_15 + u32(4);
    }
    return;
}

fn op_add_frame_0( m_68 : ptr<function, Machine_0>,  a_35 : u32,  b_24 : u32)
{
    var from_37 : GridView_0 = whole_0(&((*m_68)), a_35, u32(1));
    var hue_0 : i32 = colour_view_1(&((*m_68)), b_24);
    var _S148 : u32 = from_37.width_0 + u32(2);
    var cells_18 : u32 = new_grid_0(&((*m_68)), from_37.height_0 + u32(2), _S148);
    var _S149 : bool;
    if(failed_0((*m_68)))
    {
        _S149 = true;
    }
    else
    {
        _S149 = cells_18 == u32(0);
    }
    if(_S149)
    {
        return;
    }
    var to_7 : CellWriter_0 = CellWriter_to_0(cells_18);
    push_fill_0(&(to_7), hue_0, _S148);
    var row_13 : u32 = u32(0);
    for(;;)
    {
        if(row_13 < (from_37.height_0))
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(&(to_7), hue_0);
        push_run_0(&(to_7), from_37.cells_0, row_13 * from_37.width_0, from_37.width_0);
        CellWriter_push_0(&(to_7), hue_0);
        row_13 = row_13 + u32(1);
    }
    push_fill_0(&(to_7), hue_0, _S148);
    CellWriter_finish_0(&(to_7));
    return;
}

fn op_draw_frame_0( m_69 : ptr<function, Machine_0>,  a_36 : u32,  b_25 : u32)
{
    var from_38 : GridView_0 = whole_0(&((*m_69)), a_36, u32(1));
    var _S150 : i32 = colour_view_1(&((*m_69)), b_25);
    var cells_19 : u32 = new_grid_0(&((*m_69)), from_38.height_0, from_38.width_0);
    var _S151 : bool;
    if(failed_0((*m_69)))
    {
        _S151 = true;
    }
    else
    {
        _S151 = cells_19 == u32(0);
    }
    if(_S151)
    {
        return;
    }
    var to_8 : CellWriter_0 = CellWriter_to_0(cells_19);
    var row_14 : u32 = u32(0);
    for(;;)
    {
        if(row_14 < (from_38.height_0))
        {
        }
        else
        {
            break;
        }
        if(row_14 == u32(0))
        {
            _S151 = true;
        }
        else
        {
            _S151 = (row_14 + u32(1)) == (from_38.height_0);
        }
        var _S152 : bool;
        if(_S151)
        {
            _S152 = true;
        }
        else
        {
            _S152 = (from_38.width_0) < u32(3);
        }
        if(_S152)
        {
            push_fill_0(&(to_8), _S150, from_38.width_0);
            row_14 = row_14 + u32(1);
            continue;
        }
        CellWriter_push_0(&(to_8), _S150);
        push_run_0(&(to_8), from_38.cells_0, row_14 * from_38.width_0 + u32(1), from_38.width_0 - u32(2));
        CellWriter_push_0(&(to_8), _S150);
        row_14 = row_14 + u32(1);
    }
    CellWriter_finish_0(&(to_8));
    return;
}

fn push_run_back_0( to_9 : ptr<function, CellWriter_0>,  cells_20 : u32,  start_4 : u32,  count_16 : u32)
{
    var i_16 : u32 = u32(0);
    for(;;)
    {
        if(i_16 < count_16)
        {
        }
        else
        {
            break;
        }
        var _S153 : u32 = min(u32(4), count_16 - i_16);
        var word_8 : u32 = word_from_0(cells_20, start_4 + count_16 - i_16 - _S153, _S153);
        var word_9 : u32 = (((((word_8 & (u32(16711935)))) << (u32(8)))) | (((((word_8 >> (u32(8)))) & (u32(16711935))))));
        push_word_0(&((*to_9)), (((((word_9 << (u32(16)))) | (((word_9 >> (u32(16))))))) >> ((u32(8) * (u32(4) - _S153)))), _S153);
        i_16 = i_16 + u32(4);
    }
    return;
}

fn push_run_1( to_10 : ptr<function, CellWriter_0>,  cells_21 : u32,  start_5 : u32,  count_17 : u32)
{
    var i_17 : u32 = u32(0);
    for(;;)
    {
        if(i_17 < count_17)
        {
        }
        else
        {
            break;
        }
        var _S154 : u32 = min(u32(4), count_17 - i_17);
        push_word_0(&((*to_10)), word_from_0(cells_21, start_5 + i_17, _S154), _S154);
        i_17 = i_17 + u32(4);
    }
    return;
}

fn push_row_0( to_11 : ptr<function, CellWriter_0>,  from_39 : GridView_0,  row_15 : u32,  mirrored_0 : bool)
{
    if(mirrored_0)
    {
        push_run_back_0(&((*to_11)), from_39.cells_0, row_15 * from_39.width_0, from_39.width_0);
    }
    else
    {
        push_run_1(&((*to_11)), from_39.cells_0, row_15 * from_39.width_0, from_39.width_0);
    }
    return;
}

fn copies_0( m_70 : ptr<function, Machine_0>,  from_40 : GridView_0,  down_0 : u32,  across_0 : u32,  upside_down_0 : u32,  left_to_right_0 : u32)
{
    var cells_22 : u32 = new_grid_0(&((*m_70)), from_40.height_0 * down_0, from_40.width_0 * across_0);
    if(cells_22 == u32(0))
    {
        return;
    }
    var to_12 : CellWriter_0 = CellWriter_to_0(cells_22);
    var i_18 : u32 = u32(0);
    for(;;)
    {
        if(i_18 < down_0)
        {
        }
        else
        {
            break;
        }
        var _S155 : bool;
        if(upside_down_0 < u32(2))
        {
            _S155 = ((((i_18 ^ (upside_down_0))) & (u32(1)))) == u32(1);
        }
        else
        {
            _S155 = false;
        }
        var row_16 : u32 = u32(0);
        for(;;)
        {
            if(row_16 < (from_40.height_0))
            {
            }
            else
            {
                break;
            }
            var j_1 : u32 = u32(0);
            for(;;)
            {
                if(j_1 < across_0)
                {
                }
                else
                {
                    break;
                }
                var mirrored_1 : bool;
                if(left_to_right_0 < u32(2))
                {
                    mirrored_1 = ((((j_1 ^ (left_to_right_0))) & (u32(1)))) == u32(1);
                }
                else
                {
                    mirrored_1 = false;
                }
                var _S156 : u32;
                if(_S155)
                {
                    _S156 = from_40.height_0 - u32(1) - row_16;
                }
                else
                {
                    _S156 = row_16;
                }
                push_row_0(&(to_12), from_40, _S156, mirrored_1);
                j_1 = j_1 + u32(1);
            }
            row_16 = row_16 + u32(1);
        }
        i_18 = i_18 + u32(1);
    }
    CellWriter_finish_0(&(to_12));
    return;
}

fn op_tile_0( m_71 : ptr<function, Machine_0>,  a_37 : u32,  b_26 : u32)
{
    var from_41 : GridView_0 = whole_1(&((*m_71)), a_37, u32(2));
    var k_8 : u32 = variant_1(&((*m_71)), b_26, i32(6));
    if(failed_0((*m_71)))
    {
        return;
    }
    var _S157 : i32;
    if(k_8 < u32(3))
    {
        _S157 = i32(2);
    }
    else
    {
        _S157 = i32(3);
    }
    var number_2 : u32 = u32(_S157);
    var _S158 : u32 = k_8 % u32(3);
    var _S159 : u32;
    if(_S158 == u32(0))
    {
        _S159 = u32(1);
    }
    else
    {
        _S159 = number_2;
    }
    var _S160 : u32;
    if(_S158 == u32(1))
    {
        _S160 = u32(1);
    }
    else
    {
        _S160 = number_2;
    }
    copies_0(&((*m_71)), from_41, _S159, _S160, u32(2), u32(2));
    return;
}

fn op_mirror_tile_0( m_72 : ptr<function, Machine_0>,  a_38 : u32,  b_27 : u32)
{
    var from_42 : GridView_0 = whole_1(&((*m_72)), a_38, u32(4));
    var k_9 : u32 = variant_1(&((*m_72)), b_27, i32(10));
    if(failed_0((*m_72)))
    {
        return;
    }
    if(k_9 < u32(2))
    {
        copies_0(&((*m_72)), from_42, u32(1), u32(2), u32(2), k_9);
    }
    else
    {
        if(k_9 < u32(4))
        {
            copies_0(&((*m_72)), from_42, u32(2), u32(1), k_9 - u32(2), u32(2));
        }
        else
        {
            if(k_9 < u32(8))
            {
                var _S161 : u32 = k_9 - u32(4);
                copies_0(&((*m_72)), from_42, u32(2), u32(2), (_S161 >> (u32(1))), (_S161 & (u32(1))));
            }
            else
            {
                var _S162 : u32 = k_9 - u32(8);
                copies_0(&((*m_72)), from_42, u32(3), u32(3), _S162, _S162);
            }
        }
    }
    return;
}

fn op_turn_tile_0( m_73 : ptr<function, Machine_0>,  a_39 : u32)
{
    var i_19 : u32;
    var from_43 : GridView_0 = whole_0(&((*m_73)), a_39, u32(4));
    if(failed_0((*m_73)))
    {
        return;
    }
    if((from_43.height_0) != (from_43.width_0))
    {
        fail_0(&((*m_73)), u32(25));
    }
    var _S163 : u32 = u32(2) * from_43.width_0;
    var cells_23 : u32 = new_grid_0(&((*m_73)), _S163, _S163);
    if(cells_23 == u32(0))
    {
        return;
    }
    var to_13 : CellWriter_0 = CellWriter_to_0(cells_23);
    var row_17 : u32 = u32(0);
    for(;;)
    {
        if(row_17 < (from_43.width_0))
        {
        }
        else
        {
            break;
        }
        push_row_0(&(to_13), from_43, row_17, false);
        i_19 = u32(0);
        for(;;)
        {
            if(i_19 < (from_43.width_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&(to_13), GridView_at_0(from_43, i_19, from_43.width_0 - u32(1) - row_17));
            i_19 = i_19 + u32(1);
        }
        row_17 = row_17 + u32(1);
    }
    row_17 = u32(0);
    for(;;)
    {
        if(row_17 < (from_43.width_0))
        {
        }
        else
        {
            break;
        }
        i_19 = u32(0);
        for(;;)
        {
            if(i_19 < (from_43.width_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&(to_13), GridView_at_0(from_43, from_43.width_0 - u32(1) - i_19, row_17));
            i_19 = i_19 + u32(1);
        }
        push_row_0(&(to_13), from_43, from_43.width_0 - u32(1) - row_17, true);
        row_17 = row_17 + u32(1);
    }
    CellWriter_finish_0(&(to_13));
    return;
}

fn ranked_cells_1( m_74 : ptr<function, Machine_0>,  cells_24 : u32,  count_18 : u32) -> Ranked_0
{
    var _S164 : Tally_0 = tally_cells_0(&((*m_74)), cells_24, count_18);
    return ranked_tally_0(_S164);
}

fn op_fractal_0( m_75 : ptr<function, Machine_0>,  a_40 : u32,  b_28 : u32)
{
    var from_44 : GridView_0 = whole_0(&((*m_75)), a_40, u32(2));
    var k_10 : u32 = variant_0(&((*m_75)), b_28, i32(4));
    if(failed_0((*m_75)))
    {
        return;
    }
    var i_20 : u32;
    var sought_3 : i32;
    if(k_10 >= u32(2))
    {
        var ranked_4 : Ranked_0 = ranked_cells_1(&((*m_75)), from_44.cells_0, GridView_area_0(from_44));
        if((ranked_4.count_3) > u32(0))
        {
            if(k_10 == u32(2))
            {
                i_20 = u32(0);
            }
            else
            {
                i_20 = ranked_4.count_3 - u32(1);
            }
            sought_3 = ranked_4.colours_0[i_20];
        }
        else
        {
            sought_3 = i32(0);
        }
    }
    else
    {
        sought_3 = i32(0);
    }
    var _S165 : u32 = from_44.height_0;
    var height_2 : u32 = _S165 * _S165;
    var _S166 : u32 = from_44.width_0;
    var width_6 : u32 = _S166 * _S166;
    if((max(height_2, width_6)) > u32(64))
    {
        fail_0(&((*m_75)), u32(28));
    }
    var cells_25 : u32 = new_grid_0(&((*m_75)), height_2, width_6);
    if(cells_25 == u32(0))
    {
        return;
    }
    var to_14 : CellWriter_0 = CellWriter_to_0(cells_25);
    i_20 = u32(0);
    for(;;)
    {
        if(i_20 < (from_44.height_0))
        {
        }
        else
        {
            break;
        }
        var row_18 : u32 = u32(0);
        for(;;)
        {
            if(row_18 < (from_44.height_0))
            {
            }
            else
            {
                break;
            }
            var j_2 : u32 = u32(0);
            for(;;)
            {
                if(j_2 < (from_44.width_0))
                {
                }
                else
                {
                    break;
                }
                if(((GridView_at_0(from_44, i_20, j_2)) == sought_3) == (k_10 != u32(0)))
                {
                    push_row_0(&(to_14), from_44, row_18, false);
                }
                else
                {
                    push_fill_0(&(to_14), i32(0), from_44.width_0);
                }
                j_2 = j_2 + u32(1);
            }
            row_18 = row_18 + u32(1);
        }
        i_20 = i_20 + u32(1);
    }
    CellWriter_finish_0(&(to_14));
    return;
}

fn op_repeat_to_0( m_76 : ptr<function, Machine_0>,  a_41 : u32,  b_29 : u32)
{
    var _S167 : GridView_0 = whole_0(&((*m_76)), a_41, u32(1));
    if(failed_0((*m_76)))
    {
        return;
    }
    var like_0 : GridView_0 = whole_0(&((*m_76)), b_29, u32(1));
    var cells_26 : u32 = new_grid_0(&((*m_76)), like_0.height_0, like_0.width_0);
    if(cells_26 == u32(0))
    {
        return;
    }
    var to_15 : CellWriter_0 = CellWriter_to_0(cells_26);
    var from_row_0 : u32 = u32(0);
    var row_19 : u32 = u32(0);
    for(;;)
    {
        if(row_19 < (like_0.height_0))
        {
        }
        else
        {
            break;
        }
        var column_8 : u32 = u32(0);
        for(;;)
        {
            if(column_8 < (like_0.width_0))
            {
            }
            else
            {
                break;
            }
            push_run_0(&(to_15), _S167.cells_0, from_row_0 * _S167.width_0, min(_S167.width_0, like_0.width_0 - column_8));
            column_8 = column_8 + _S167.width_0;
        }
        var _S168 : u32 = from_row_0 + u32(1);
        if(_S168 == (_S167.height_0))
        {
            from_row_0 = u32(0);
        }
        else
        {
            from_row_0 = _S168;
        }
        row_19 = row_19 + u32(1);
    }
    CellWriter_finish_0(&(to_15));
    return;
}

fn between_0( colours_1 : u32,  len_3 : u32,  colour_10 : u32,  to_16 : u32) -> u32
{
    var start_6 : u32 = u32(0);
    var at_20 : u32 = u32(0);
    var count_19 : u32 = u32(0);
    for(;;)
    {
        if(at_20 <= len_3)
        {
        }
        else
        {
            break;
        }
        var _S169 : bool;
        if(at_20 < len_3)
        {
            _S169 = (word_at_0(colours_1 + at_20)) != colour_10;
        }
        else
        {
            _S169 = false;
        }
        if(_S169)
        {
            at_20 = at_20 + u32(1);
            continue;
        }
        var count_20 : u32;
        if(at_20 > start_6)
        {
            if(to_16 != u32(0))
            {
                var _S170 : u32 = to_16 + u32(2) * count_19;
                arena_0[_S170] = start_6;
                arena_0[_S170 + u32(1)] = at_20;
            }
            count_20 = count_19 + u32(1);
        }
        else
        {
            count_20 = count_19;
        }
        start_6 = at_20 + u32(1);
        count_19 = count_20;
        at_20 = at_20 + u32(1);
    }
    return count_19;
}

fn find_fields_0( m_77 : ptr<function, Machine_0>,  from_45 : GridView_0) -> vec2<u32>
{
    var _S171 : u32;
    var colour_11 : u32;
    var _S172 : bool;
    spend_0(&((*m_77)), GridView_area_0(from_45));
    if(failed_0((*m_77)))
    {
        return vec2<u32>(u32(0), u32(0));
    }
    var _S173 : u32 = (*m_77).scratch_1;
    var columns_2 : u32 = (*m_77).scratch_1 + u32(1024);
    var column_9 : u32 = u32(0);
    for(;;)
    {
        if(column_9 < (from_45.width_0))
        {
        }
        else
        {
            break;
        }
        arena_0[columns_2 + column_9] = (u32(GridView_at_0(from_45, u32(0), column_9)) & (u32(255)));
        column_9 = column_9 + u32(1);
    }
    var usual_0 : bool = true;
    var row_20 : u32 = u32(0);
    var found_4 : u32 = u32(0);
    for(;;)
    {
        _S171 = from_45.height_0;
        if(row_20 < (from_45.height_0))
        {
        }
        else
        {
            break;
        }
        var first_4 : u32 = (u32(GridView_at_0(from_45, row_20, u32(0))) & (u32(255)));
        colour_11 = first_4;
        column_9 = u32(0);
        for(;;)
        {
            if(column_9 < (from_45.width_0))
            {
            }
            else
            {
                break;
            }
            var cell_4 : u32 = (u32(GridView_at_0(from_45, row_20, column_9)) & (u32(255)));
            if(cell_4 == first_4)
            {
            }
            else
            {
                colour_11 = u32(256);
            }
            var _S174 : u32 = columns_2 + column_9;
            if((word_at_0(_S174)) != cell_4)
            {
                arena_0[_S174] = u32(256);
            }
            column_9 = column_9 + u32(1);
        }
        arena_0[_S173 + row_20] = colour_11;
        var _S175 : bool = colour_11 < u32(16);
        if(_S175)
        {
            found_4 = (found_4 | (((u32(1) << (colour_11)))));
        }
        if(usual_0)
        {
            if(_S175)
            {
                _S172 = true;
            }
            else
            {
                _S172 = colour_11 == u32(256);
            }
            usual_0 = _S172;
        }
        else
        {
            usual_0 = false;
        }
        row_20 = row_20 + u32(1);
    }
    column_9 = u32(0);
    for(;;)
    {
        if(column_9 < (from_45.width_0))
        {
        }
        else
        {
            break;
        }
        var colour_12 : u32 = word_at_0(columns_2 + column_9);
        var _S176 : bool = colour_12 < u32(16);
        if(_S176)
        {
            found_4 = (found_4 | (((u32(1) << (colour_12)))));
        }
        if(usual_0)
        {
            if(_S176)
            {
                _S172 = true;
            }
            else
            {
                _S172 = colour_12 == u32(256);
            }
            usual_0 = _S172;
        }
        else
        {
            usual_0 = false;
        }
        column_9 = column_9 + u32(1);
    }
    if(!usual_0)
    {
        fail_0(&((*m_77)), u32(254));
    }
    colour_11 = u32(1);
    var best_2 : u32 = u32(256);
    var i_21 : u32 = u32(1);
    for(;;)
    {
        if(i_21 <= u32(16))
        {
        }
        else
        {
            break;
        }
        var colour_13 : u32 = (i_21 & (u32(15)));
        if(((found_4 & (((u32(1) << (colour_13)))))) == u32(0))
        {
            usual_0 = true;
        }
        else
        {
            if(colour_13 == u32(0))
            {
                usual_0 = colour_11 > u32(1);
            }
            else
            {
                usual_0 = false;
            }
        }
        if(usual_0)
        {
            i_21 = i_21 + u32(1);
            continue;
        }
        var _S177 : u32 = between_0(_S173, _S171, colour_13, u32(0));
        var _S178 : u32 = between_0(columns_2, from_45.width_0, colour_13, u32(0));
        var fields_0 : u32 = _S177 * _S178;
        var most_1 : u32;
        var best_3 : u32;
        if(fields_0 > colour_11)
        {
            most_1 = fields_0;
            best_3 = colour_13;
        }
        else
        {
            most_1 = colour_11;
            best_3 = best_2;
        }
        colour_11 = most_1;
        best_2 = best_3;
        i_21 = i_21 + u32(1);
    }
    if(best_2 == u32(256))
    {
        fail_0(&((*m_77)), u32(25));
        return vec2<u32>(u32(0), u32(0));
    }
    var _S179 : u32 = between_0(_S173, _S171, best_2, (*m_77).scratch_1 + u32(2048));
    var _S180 : u32 = between_0(columns_2, from_45.width_0, best_2, (*m_77).scratch_1 + u32(4096));
    return vec2<u32>(_S179, _S180);
}

fn no_cells_0() -> Tally_0
{
    var tally_2 : Tally_0;
    var colour_14 : u32 = u32(0);
    for(;;)
    {
        if(colour_14 < u32(16))
        {
        }
        else
        {
            break;
        }
        tally_2.counts_0[colour_14] = u32(0);
        colour_14 = colour_14 + u32(1);
    }
    return tally_2;
}

fn count_run_0( m_78 : ptr<function, Machine_0>,  tally_3 : ptr<function, Tally_0>,  cells_27 : u32,  start_7 : u32,  count_21 : u32)
{
    var i_22 : u32 = u32(0);
    for(;;)
    {
        if(i_22 < count_21)
        {
        }
        else
        {
            break;
        }
        var _S181 : u32 = min(u32(4), count_21 - i_22);
        var word_10 : u32 = word_from_0(cells_27, start_7 + i_22, _S181);
        if(((word_10 & (u32(4042322160)))) != u32(0))
        {
            fail_0(&((*m_78)), u32(254));
        }
        var k_11 : u32 = u32(0);
        for(;;)
        {
            if(k_11 < _S181)
            {
            }
            else
            {
                break;
            }
            (*tally_3).counts_0[(((word_10 >> ((u32(8) * k_11)))) & (u32(15)))] = (*tally_3).counts_0[(((word_10 >> ((u32(8) * k_11)))) & (u32(15)))] + u32(1);
            k_11 = k_11 + u32(1);
        }
        i_22 = i_22 + u32(4);
    }
    return;
}

fn Tally_colours_0( this_14 : Tally_0) -> u32
{
    var colour_15 : u32 = u32(1);
    var number_3 : u32 = u32(0);
    for(;;)
    {
        if(colour_15 < u32(16))
        {
        }
        else
        {
            break;
        }
        var _S182 : i32;
        if((this_14.counts_0[colour_15]) > u32(0))
        {
            _S182 = i32(1);
        }
        else
        {
            _S182 = i32(0);
        }
        var number_4 : u32 = number_3 + u32(_S182);
        colour_15 = colour_15 + u32(1);
        number_3 = number_4;
    }
    return number_3;
}

fn op_mosaic_0( m_79 : ptr<function, Machine_0>,  a_42 : u32,  b_30 : u32)
{
    var _S183 : u32;
    var from_46 : GridView_0 = whole_0(&((*m_79)), a_42, u32(4));
    var _S184 : u32 = variant_0(&((*m_79)), b_30, i32(4));
    if(failed_0((*m_79)))
    {
        return;
    }
    var fields_1 : vec2<u32> = find_fields_0(&((*m_79)), from_46);
    var _S185 : u32 = fields_1.x;
    var _S186 : u32 = fields_1.y;
    var cells_28 : u32 = new_grid_0(&((*m_79)), _S185, _S186);
    var _S187 : bool;
    if(failed_0((*m_79)))
    {
        _S187 = true;
    }
    else
    {
        _S187 = cells_28 == u32(0);
    }
    if(_S187)
    {
        return;
    }
    var to_17 : CellWriter_0 = CellWriter_to_0(cells_28);
    var i_23 : u32 = u32(0);
    for(;;)
    {
        if(i_23 < _S185)
        {
        }
        else
        {
            break;
        }
        var j_3 : u32 = u32(0);
        for(;;)
        {
            if(j_3 < _S186)
            {
            }
            else
            {
                break;
            }
            var rows_2 : u32 = (*m_79).scratch_1 + u32(2048) + u32(2) * i_23;
            var columns_3 : u32 = (*m_79).scratch_1 + u32(4096) + u32(2) * j_3;
            var left_3 : u32 = word_at_0(columns_3);
            var width_7 : u32 = word_at_0(columns_3 + u32(1)) - left_3;
            var tally_4 : Tally_0 = no_cells_0();
            var row_21 : u32 = word_at_0(rows_2);
            for(;;)
            {
                var _S188 : u32 = rows_2 + u32(1);
                _S183 = _S188;
                if(row_21 < (word_at_0(_S188)))
                {
                }
                else
                {
                    break;
                }
                count_run_0(&((*m_79)), &(tally_4), from_46.cells_0, row_21 * from_46.width_0 + left_3, width_7);
                row_21 = row_21 + u32(1);
            }
            var zeros_0 : u32 = tally_4.counts_0[i32(0)];
            var filled_1 : u32 = (word_at_0(_S183) - word_at_0(rows_2)) * width_7 - tally_4.counts_0[i32(0)];
            tally_4.counts_0[i32(0)] = u32(0);
            if(_S184 == u32(2))
            {
                CellWriter_push_0(&(to_17), i32(min(filled_1, u32(9))));
            }
            else
            {
                if(_S184 == u32(3))
                {
                    CellWriter_push_0(&(to_17), i32(min(Tally_colours_0(tally_4), u32(9))));
                }
                else
                {
                    if(filled_1 == u32(0))
                    {
                        _S187 = true;
                    }
                    else
                    {
                        if(_S184 == u32(1))
                        {
                            _S187 = zeros_0 > u32(0);
                        }
                        else
                        {
                            _S187 = false;
                        }
                    }
                    var _S189 : i32;
                    if(_S187)
                    {
                        _S189 = i32(0);
                    }
                    else
                    {
                        _S189 = Tally_most_0(tally_4);
                    }
                    CellWriter_push_0(&(to_17), _S189);
                }
            }
            j_3 = j_3 + u32(1);
        }
        i_23 = i_23 + u32(1);
    }
    CellWriter_finish_0(&(to_17));
    return;
}

fn op_color_line_0( m_80 : ptr<function, Machine_0>,  a_43 : u32,  b_31 : u32)
{
    var at_21 : u32;
    var from_47 : GridView_0 = whole_0(&((*m_80)), a_43, u32(4));
    var k_12 : u32 = variant_0(&((*m_80)), b_31, i32(6));
    if(failed_0((*m_80)))
    {
        return;
    }
    var _S190 : Ranked_0 = ranked_cells_1(&((*m_80)), from_47.cells_0, GridView_area_0(from_47));
    var ranked_5 : Ranked_0 = _S190;
    var _S191 : bool;
    if(k_12 >= u32(2))
    {
        _S191 = !failed_0((*m_80));
    }
    else
    {
        _S191 = false;
    }
    var colour_16 : u32;
    var row_22 : u32;
    var i_24 : u32;
    if(_S191)
    {
        var firsts_0 : array<u32, i32(16)>;
        colour_16 = u32(0);
        for(;;)
        {
            if(colour_16 < u32(16))
            {
            }
            else
            {
                break;
            }
            firsts_0[colour_16] = u32(4294967295);
            colour_16 = colour_16 + u32(1);
        }
        row_22 = u32(0);
        var at_22 : u32 = u32(0);
        for(;;)
        {
            if(row_22 < (from_47.height_0))
            {
            }
            else
            {
                break;
            }
            i_24 = u32(0);
            at_21 = at_22;
            for(;;)
            {
                if(i_24 < (from_47.width_0))
                {
                }
                else
                {
                    break;
                }
                var _S192 : u32 = firsts_0[(u32(cell_at_0(from_47.cells_0, at_21)) & (u32(15)))];
                if(k_12 < u32(4))
                {
                    colour_16 = at_21;
                }
                else
                {
                    colour_16 = i_24;
                }
                firsts_0[(u32(cell_at_0(from_47.cells_0, at_21)) & (u32(15)))] = min(_S192, colour_16);
                var at_23 : u32 = at_21 + u32(1);
                i_24 = i_24 + u32(1);
                at_21 = at_23;
            }
            row_22 = row_22 + u32(1);
            at_22 = at_21;
        }
        i_24 = u32(1);
        for(;;)
        {
            if(i_24 < (ranked_5.count_3))
            {
            }
            else
            {
                break;
            }
            var colour_17 : i32 = ranked_5.colours_0[i_24];
            at_21 = i_24;
            for(;;)
            {
                if(at_21 > u32(0))
                {
                    _S191 = (firsts_0[ranked_5.colours_0[at_21 - u32(1)]]) > (firsts_0[colour_17]);
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
                var _S193 : u32 = at_21 - u32(1);
                ranked_5.colours_0[at_21] = ranked_5.colours_0[_S193];
                at_21 = _S193;
            }
            ranked_5.colours_0[at_21] = colour_17;
            i_24 = i_24 + u32(1);
        }
    }
    if((ranked_5.count_3) == u32(0))
    {
        fail_0(&((*m_80)), u32(25));
    }
    var upright_0 : bool = ((k_12 & (u32(1)))) == u32(1);
    if(upright_0)
    {
        colour_16 = ranked_5.count_3;
    }
    else
    {
        colour_16 = u32(1);
    }
    if(upright_0)
    {
        row_22 = u32(1);
    }
    else
    {
        row_22 = ranked_5.count_3;
    }
    var cells_29 : u32 = new_grid_0(&((*m_80)), colour_16, row_22);
    if(failed_0((*m_80)))
    {
        _S191 = true;
    }
    else
    {
        _S191 = cells_29 == u32(0);
    }
    if(_S191)
    {
        return;
    }
    var to_18 : CellWriter_0 = CellWriter_to_0(cells_29);
    i_24 = u32(0);
    for(;;)
    {
        if(i_24 < (ranked_5.count_3))
        {
        }
        else
        {
            break;
        }
        CellWriter_push_0(&(to_18), ranked_5.colours_0[i_24]);
        i_24 = i_24 + u32(1);
    }
    CellWriter_finish_0(&(to_18));
    return;
}

fn op_cell_line_0( m_81 : ptr<function, Machine_0>,  a_44 : u32,  b_32 : u32)
{
    var from_48 : GridView_0 = whole_0(&((*m_81)), a_44, u32(2));
    var k_13 : u32 = variant_0(&((*m_81)), b_32, i32(2));
    if(failed_0((*m_81)))
    {
        return;
    }
    var area_4 : u32 = GridView_area_0(from_48);
    var count_22 : u32 = area_4 - count_of_0(from_48.cells_0, area_4, i32(0));
    var _S194 : bool;
    if(count_22 == u32(0))
    {
        _S194 = true;
    }
    else
    {
        _S194 = count_22 > u32(64);
    }
    if(_S194)
    {
        fail_0(&((*m_81)), u32(25));
    }
    var cells_30 : u32 = new_grid_0(&((*m_81)), u32(1), count_22);
    if(failed_0((*m_81)))
    {
        _S194 = true;
    }
    else
    {
        _S194 = cells_30 == u32(0);
    }
    if(_S194)
    {
        return;
    }
    var to_19 : CellWriter_0 = CellWriter_to_0(cells_30);
    var _S195 : bool = k_13 == u32(0);
    var _S196 : u32;
    if(_S195)
    {
        _S196 = from_48.height_0;
    }
    else
    {
        _S196 = from_48.width_0;
    }
    var _S197 : u32;
    if(_S195)
    {
        _S197 = from_48.width_0;
    }
    else
    {
        _S197 = from_48.height_0;
    }
    var line_1 : u32 = u32(0);
    for(;;)
    {
        if(line_1 < _S196)
        {
        }
        else
        {
            break;
        }
        var at_24 : u32 = u32(0);
        for(;;)
        {
            if(at_24 < _S197)
            {
            }
            else
            {
                break;
            }
            var cell_5 : i32;
            if(_S195)
            {
                cell_5 = GridView_at_0(from_48, line_1, at_24);
            }
            else
            {
                cell_5 = GridView_at_0(from_48, at_24, line_1);
            }
            if(cell_5 != i32(0))
            {
                CellWriter_push_0(&(to_19), cell_5);
            }
            at_24 = at_24 + u32(1);
        }
        line_1 = line_1 + u32(1);
    }
    CellWriter_finish_0(&(to_19));
    return;
}

fn find_parts_1( m_82 : ptr<function, Machine_0>,  from_49 : GridView_0,  joint_2 : Joint_0,  condition_2 : i32,  colour_18 : i32) -> u32
{
    var _S198 : u32;
    var used_4 : u32;
    var label_8 : u32;
    var column_10 : u32;
    var _S199 : u32 = (*m_82).scratch_1;
    var leads_1 : u32 = (*m_82).scratch_1 + u32(1024);
    var _S200 : bool;
    if((GridView_area_0(from_49)) >= u32(1024))
    {
        _S200 = true;
    }
    else
    {
        _S200 = (from_49.height_0) > u32(255);
    }
    if(_S200)
    {
        _S200 = true;
    }
    else
    {
        _S200 = (from_49.width_0) > u32(255);
    }
    if(_S200)
    {
        fail_0(&((*m_82)), u32(254));
        return u32(0);
    }
    arena_0[leads_1] = u32(0);
    var row_23 : u32 = u32(0);
    var used_5 : u32 = u32(1);
    for(;;)
    {
        _S198 = from_49.height_0;
        if(row_23 < (from_49.height_0))
        {
        }
        else
        {
            break;
        }
        column_10 = u32(0);
        used_4 = used_5;
        for(;;)
        {
            if(column_10 < (from_49.width_0))
            {
            }
            else
            {
                break;
            }
            var at_25 : u32 = row_23 * from_49.width_0 + column_10;
            var cell_6 : i32 = cell_at_0(from_49.cells_0, at_25);
            if(!meets_0(cell_6, condition_2, colour_18))
            {
                arena_0[_S199 + at_25] = u32(0);
                column_10 = column_10 + u32(1);
                continue;
            }
            var _S201 : bool = column_10 > u32(0);
            if(_S201)
            {
                var _S202 : u32 = joined_0((*m_82), from_49, joint_2, cell_6, at_25 - u32(1), u32(0));
                label_8 = _S202;
            }
            else
            {
                label_8 = u32(0);
            }
            var label_9 : u32;
            var label_10 : u32;
            if(row_23 > u32(0))
            {
                var _S203 : u32 = at_25 - from_49.width_0;
                var label_11 : u32 = joined_0((*m_82), from_49, joint_2, cell_6, _S203, label_8);
                if(joint_2.diagonal_0)
                {
                    _S200 = _S201;
                }
                else
                {
                    _S200 = false;
                }
                if(_S200)
                {
                    var _S204 : u32 = joined_0((*m_82), from_49, joint_2, cell_6, _S203 - u32(1), label_11);
                    label_9 = _S204;
                }
                else
                {
                    label_9 = label_11;
                }
                var _S205 : bool;
                if(joint_2.diagonal_0)
                {
                    _S205 = (column_10 + u32(1)) < (from_49.width_0);
                }
                else
                {
                    _S205 = false;
                }
                if(_S205)
                {
                    var _S206 : u32 = joined_0((*m_82), from_49, joint_2, cell_6, _S203 + u32(1), label_9);
                    label_10 = _S206;
                }
                else
                {
                    label_10 = label_9;
                }
                label_9 = label_10;
            }
            else
            {
                label_9 = label_8;
            }
            var used_6 : u32;
            if(label_9 == u32(0))
            {
                arena_0[leads_1 + used_4] = used_4;
                var used_7 : u32 = used_4 + u32(1);
                label_10 = used_4;
                used_6 = used_7;
            }
            else
            {
                label_10 = label_9;
                used_6 = used_4;
            }
            arena_0[_S199 + at_25] = label_10;
            used_4 = used_6;
            column_10 = column_10 + u32(1);
        }
        row_23 = row_23 + u32(1);
        used_5 = used_4;
    }
    var _S207 : u32 = (*m_82).scratch_1 + u32(2048);
    used_4 = u32(1);
    label_8 = u32(0);
    for(;;)
    {
        if(used_4 < used_5)
        {
        }
        else
        {
            break;
        }
        var _S208 : u32 = leads_1 + used_4;
        var lead_1 : u32 = word_at_0(_S208);
        if(lead_1 == used_4)
        {
            var count_23 : u32 = label_8 + u32(1);
            arena_0[_S208] = count_23;
            var _S209 : u32 = _S207 + u32(2) * count_23;
            arena_0[_S209] = u32(16711935);
            arena_0[_S209 + u32(1)] = u32(0);
            label_8 = count_23;
        }
        else
        {
            arena_0[_S208] = word_at_0(leads_1 + lead_1);
        }
        used_4 = used_4 + u32(1);
    }
    row_23 = u32(0);
    for(;;)
    {
        if(row_23 < _S198)
        {
        }
        else
        {
            break;
        }
        column_10 = u32(0);
        for(;;)
        {
            if(column_10 < (from_49.width_0))
            {
            }
            else
            {
                break;
            }
            var _S210 : u32 = _S199 + row_23 * from_49.width_0 + column_10;
            var label_12 : u32 = word_at_0(_S210);
            if(label_12 == u32(0))
            {
                column_10 = column_10 + u32(1);
                continue;
            }
            var label_13 : u32 = word_at_0(leads_1 + label_12);
            arena_0[_S210] = label_13;
            var _S211 : u32 = _S207 + u32(2) * label_13;
            var span_10 : u32 = word_at_0(_S211);
            arena_0[_S211] = ((((((min((span_10 & (u32(255))), row_23)) | ((((max((((span_10 >> (u32(8)))) & (u32(255))), row_23 + u32(1))) << (u32(8))))))) | ((((min((((span_10 >> (u32(16)))) & (u32(255))), column_10)) << (u32(16))))))) | ((((max((span_10 >> (u32(24))), column_10 + u32(1))) << (u32(24))))));
            arena_0[_S211 + u32(1)] = arena_0[_S211 + u32(1)] + u32(1);
            column_10 = column_10 + u32(1);
        }
        row_23 = row_23 + u32(1);
    }
    return label_8;
}

fn new_grid_1( m_83 : ptr<function, Machine_0>,  height_3 : u32,  width_8 : u32) -> u32
{
    if(((*m_83).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S212 : bool;
    if(height_3 > u32(1048576))
    {
        _S212 = true;
    }
    else
    {
        _S212 = width_8 > u32(1048576);
    }
    if(_S212)
    {
        _S212 = true;
    }
    else
    {
        _S212 = (max(height_3 * width_8, height_3)) > u32(1048576);
    }
    if(_S212)
    {
        fail_0(&((*m_83)), u32(28));
        return u32(0);
    }
    var area_5 : u32 = height_3 * width_8;
    if(area_5 == u32(0))
    {
        new_empty_rows_0(&((*m_83)), height_3);
        return u32(0);
    }
    make_0(&((*m_83)), area_5);
    var at_26 : u32 = new_record_0(&((*m_83)), u32(6), height_3, width_8, (area_5 + u32(3)) / u32(4));
    var _S213 : u32;
    if(at_26 == u32(0))
    {
        _S213 = u32(0);
    }
    else
    {
        _S213 = at_26 + u32(4);
    }
    return _S213;
}

fn op_count_line_0( m_84 : ptr<function, Machine_0>,  a_45 : u32,  b_33 : u32)
{
    var from_50 : GridView_0 = whole_1(&((*m_84)), a_45, u32(10));
    var k_14 : u32 = variant_1(&((*m_84)), b_33, i32(6));
    if(failed_0((*m_84)))
    {
        return;
    }
    var ranked_6 : Ranked_0 = ranked_cells_0(&((*m_84)), from_50.cells_0, GridView_area_0(from_50));
    if((ranked_6.count_3) == u32(0))
    {
        fail_1(&((*m_84)), u32(19));
    }
    if(failed_0((*m_84)))
    {
        return;
    }
    var count_24 : u32;
    if(k_14 < u32(3))
    {
        var _S214 : u32 = find_parts_1(&((*m_84)), from_50, Joint_x24init_0(true, true), i32(0), i32(0));
        count_24 = _S214;
    }
    else
    {
        count_24 = ranked_6.count_3;
    }
    if(count_24 > u32(64))
    {
        fail_1(&((*m_84)), u32(28));
    }
    var _S215 : u32 = k_14 % u32(3);
    var height_4 : u32;
    if(_S215 == u32(0))
    {
        height_4 = u32(1);
    }
    else
    {
        height_4 = count_24;
    }
    var cells_31 : u32 = new_grid_1(&((*m_84)), height_4, count_24);
    var _S216 : bool;
    if(failed_0((*m_84)))
    {
        _S216 = true;
    }
    else
    {
        _S216 = cells_31 == u32(0);
    }
    if(_S216)
    {
        return;
    }
    var _S217 : u32 = height_4 * count_24;
    var _S218 : bool = _S215 == u32(2);
    var _S219 : i32;
    if(_S218)
    {
        _S219 = i32(0);
    }
    else
    {
        _S219 = ranked_6.colours_0[i32(0)];
    }
    fill_cells_0(cells_31, _S217, _S219);
    if(_S218)
    {
        var i_25 : u32 = u32(0);
        for(;;)
        {
            if(i_25 < count_24)
            {
            }
            else
            {
                break;
            }
            put_cell_0(cells_31, i_25 * (count_24 + u32(1)), ranked_6.colours_0[i32(0)]);
            i_25 = i_25 + u32(1);
        }
    }
    return;
}

fn tally_cells_1( m_85 : ptr<function, Machine_0>,  cells_32 : u32,  count_25 : u32) -> Tally_0
{
    var tally_5 : Tally_0;
    var colour_19 : u32 = u32(0);
    for(;;)
    {
        if(colour_19 < u32(16))
        {
        }
        else
        {
            break;
        }
        tally_5.counts_0[colour_19] = u32(0);
        colour_19 = colour_19 + u32(1);
    }
    var i_26 : u32 = u32(0);
    var all_3 : u32 = u32(0);
    for(;;)
    {
        if(i_26 < count_25)
        {
        }
        else
        {
            break;
        }
        var word_11 : u32 = word_at_0(cells_32 + ((i_26 >> (u32(2)))));
        var all_4 : u32 = (all_3 | (word_11));
        var _S220 : u32 = min(u32(4), count_25 - i_26);
        var k_15 : u32 = u32(0);
        for(;;)
        {
            if(k_15 < _S220)
            {
            }
            else
            {
                break;
            }
            tally_5.counts_0[(((word_11 >> ((u32(8) * k_15)))) & (u32(15)))] = tally_5.counts_0[(((word_11 >> ((u32(8) * k_15)))) & (u32(15)))] + u32(1);
            k_15 = k_15 + u32(1);
        }
        i_26 = i_26 + u32(4);
        all_3 = all_4;
    }
    if(((all_3 & (u32(4042322160)))) != u32(0))
    {
        fail_0(&((*m_85)), u32(254));
    }
    return tally_5;
}

fn op_histogram_0( m_86 : ptr<function, Machine_0>,  a_46 : u32,  b_34 : u32)
{
    var from_51 : GridView_0 = whole_0(&((*m_86)), a_46, u32(6));
    var k_16 : u32 = variant_0(&((*m_86)), b_34, i32(4));
    if(failed_0((*m_86)))
    {
        return;
    }
    var tally_6 : Tally_0 = tally_cells_1(&((*m_86)), from_51.cells_0, GridView_area_0(from_51));
    var ranked_7 : Ranked_0 = ranked_tally_0(tally_6);
    var longest_0 : u32;
    if((ranked_7.count_3) == u32(0))
    {
        longest_0 = u32(0);
    }
    else
    {
        longest_0 = tally_6.counts_0[ranked_7.colours_0[i32(0)]];
    }
    var _S221 : bool;
    if(longest_0 == u32(0))
    {
        _S221 = true;
    }
    else
    {
        _S221 = longest_0 > u32(64);
    }
    if(_S221)
    {
        fail_0(&((*m_86)), u32(25));
    }
    var upright_1 : bool = k_16 >= u32(2);
    var _S222 : bool = ((k_16 & (u32(1)))) == u32(1);
    var n_0 : u32;
    if(upright_1)
    {
        n_0 = longest_0;
    }
    else
    {
        n_0 = ranked_7.count_3;
    }
    var i_27 : u32;
    if(upright_1)
    {
        i_27 = ranked_7.count_3;
    }
    else
    {
        i_27 = longest_0;
    }
    var cells_33 : u32 = new_grid_0(&((*m_86)), n_0, i_27);
    if(failed_0((*m_86)))
    {
        _S221 = true;
    }
    else
    {
        _S221 = cells_33 == u32(0);
    }
    if(_S221)
    {
        return;
    }
    var to_20 : CellWriter_0 = CellWriter_to_0(cells_33);
    var reach_0 : u32;
    if(upright_1)
    {
        n_0 = u32(0);
        for(;;)
        {
            if(n_0 < longest_0)
            {
            }
            else
            {
                break;
            }
            i_27 = u32(0);
            for(;;)
            {
                if(i_27 < (ranked_7.count_3))
                {
                }
                else
                {
                    break;
                }
                if(_S222)
                {
                    reach_0 = longest_0 - u32(1) - n_0;
                }
                else
                {
                    reach_0 = n_0;
                }
                var _S223 : u32 = i_27;
                var _S224 : i32;
                if(reach_0 < (tally_6.counts_0[ranked_7.colours_0[i_27]]))
                {
                    _S224 = ranked_7.colours_0[_S223];
                }
                else
                {
                    _S224 = i32(0);
                }
                CellWriter_push_0(&(to_20), _S224);
                i_27 = i_27 + u32(1);
            }
            n_0 = n_0 + u32(1);
        }
    }
    else
    {
        n_0 = u32(0);
        for(;;)
        {
            if(n_0 < (ranked_7.count_3))
            {
            }
            else
            {
                break;
            }
            var _S225 : u32 = n_0;
            if(_S222)
            {
                i_27 = longest_0 - tally_6.counts_0[ranked_7.colours_0[_S225]];
            }
            else
            {
                i_27 = u32(0);
            }
            push_fill_0(&(to_20), i32(0), i_27);
            push_fill_0(&(to_20), ranked_7.colours_0[_S225], tally_6.counts_0[ranked_7.colours_0[_S225]]);
            if(_S222)
            {
                reach_0 = u32(0);
            }
            else
            {
                reach_0 = longest_0 - tally_6.counts_0[ranked_7.colours_0[_S225]];
            }
            push_fill_0(&(to_20), i32(0), reach_0);
            n_0 = n_0 + u32(1);
        }
    }
    CellWriter_finish_0(&(to_20));
    return;
}

fn period_of_rows_0( from_52 : GridView_0) -> u32
{
    var _S226 : u32;
    var period_2 : u32 = u32(1);
    for(;;)
    {
        _S226 = from_52.height_0;
        var _S227 : bool;
        if(period_2 < (from_52.height_0))
        {
            _S227 = (period_2 * u32(3)) <= (from_52.height_0 * u32(2));
        }
        else
        {
            _S227 = false;
        }
        if(_S227)
        {
        }
        else
        {
            break;
        }
        if(rows_repeat_0(from_52, period_2))
        {
            return period_2;
        }
        period_2 = period_2 + u32(1);
    }
    return _S226;
}

fn period_of_columns_0( from_53 : GridView_0) -> u32
{
    var _S228 : u32;
    var period_3 : u32 = u32(1);
    for(;;)
    {
        _S228 = from_53.width_0;
        var _S229 : bool;
        if(period_3 < (from_53.width_0))
        {
            _S229 = (period_3 * u32(3)) <= (from_53.width_0 * u32(2));
        }
        else
        {
            _S229 = false;
        }
        if(_S229)
        {
        }
        else
        {
            break;
        }
        if(columns_repeat_0(from_53, period_3))
        {
            return period_3;
        }
        period_3 = period_3 + u32(1);
    }
    return _S228;
}

struct Shown_0
{
     k_17 : u32,
     to_21 : u32,
     from_54 : u32,
     period_4 : u32,
     shift_6 : i32,
};

fn Shown_x24init_0( k_18 : u32,  to_22 : u32,  from_55 : u32,  period_5 : u32,  shift_7 : i32) -> Shown_0
{
    var _S230 : Shown_0;
    _S230.k_17 = k_18;
    _S230.to_21 = to_22;
    _S230.from_54 = from_55;
    _S230.period_4 = period_5;
    _S230.shift_6 = shift_7;
    return _S230;
}

fn Shown_of_0( m_87 : ptr<function, Machine_0>,  k_19 : u32,  to_23 : u32,  from_56 : u32,  period_6 : u32,  end_1 : bool) -> Shown_0
{
    var _S231 : bool;
    if(k_19 == u32(3))
    {
        var _S232 : u32 = to_23 % from_56;
        _S231 = _S232 != u32(0);
    }
    else
    {
        _S231 = false;
    }
    if(_S231)
    {
        var _S233 : u32 = from_56 % to_23;
        _S231 = _S233 != u32(0);
    }
    else
    {
        _S231 = false;
    }
    if(_S231)
    {
        fail_1(&((*m_87)), u32(25));
    }
    var spare_0 : i32 = i32(from_56) - i32(to_23);
    var _S234 : i32;
    if(k_19 == u32(8))
    {
        _S234 = (spare_0 >> (u32(1)));
    }
    else
    {
        if(end_1)
        {
            _S234 = spare_0;
        }
        else
        {
            _S234 = i32(0);
        }
    }
    return Shown_x24init_0(k_19, to_23, from_56, period_6, _S234);
}

fn Shown_place_0( this_15 : Shown_0,  at_27 : u32) -> u32
{
    switch(this_15.k_17)
    {
    case u32(0):
        {
            var _S235 : u32 = at_27 % this_15.from_54;
            return _S235;
        }
    case u32(1):
        {
            var _S236 : u32 = at_27 % this_15.period_4;
            return _S236;
        }
    case u32(2):
        {
            var _S237 : u32 = u32(2) * this_15.from_54;
            var turn_0 : u32 = at_27 % _S237;
            var _S238 : u32;
            if(turn_0 < (this_15.from_54))
            {
                _S238 = turn_0;
            }
            else
            {
                _S238 = _S237 - u32(1) - turn_0;
            }
            return _S238;
        }
    case u32(3):
        {
            var _S239 : u32 = at_27 * this_15.from_54 / this_15.to_21;
            return _S239;
        }
    default :
        {
            return u32(i32(at_27) + this_15.shift_6);
        }
    }
}

fn op_fit_to_0( m_88 : ptr<function, Machine_0>,  a_47 : u32,  b_35 : u32,  c_0 : u32)
{
    var _S240 : u32;
    var kind_3 : u32 = kind_of_0(b_35);
    var _S241 : bool;
    var down_1 : u32;
    if(kind_3 != u32(3))
    {
        if(kind_3 == u32(9))
        {
            _S241 = true;
        }
        else
        {
            _S241 = kind_3 == u32(7);
        }
        if(_S241)
        {
            down_1 = u32(254);
        }
        else
        {
            down_1 = u32(2);
        }
        fail_0(&((*m_88)), down_1);
    }
    var height_5 : i32 = i32(word_at_0(b_35 + u32(1)));
    var width_9 : i32 = i32(word_at_0(b_35 + u32(2)));
    var k_20 : u32 = variant_0(&((*m_88)), c_0, i32(9));
    if(failed_0((*m_88)))
    {
        return;
    }
    if(height_5 < i32(1))
    {
        _S241 = true;
    }
    else
    {
        _S241 = height_5 > i32(64);
    }
    if(_S241)
    {
        _S241 = true;
    }
    else
    {
        _S241 = width_9 < i32(1);
    }
    if(_S241)
    {
        _S241 = true;
    }
    else
    {
        _S241 = width_9 > i32(64);
    }
    if(_S241)
    {
        fail_0(&((*m_88)), u32(28));
        return;
    }
    var from_57 : GridView_0 = whole_0(&((*m_88)), a_47, u32(1));
    if(failed_0((*m_88)))
    {
        return;
    }
    var across_1 : u32;
    if(k_20 == u32(1))
    {
        spend_0(&((*m_88)), GridView_area_0(from_57) * (from_57.height_0 + from_57.width_0) / u32(4));
        if(failed_0((*m_88)))
        {
            return;
        }
        var _S242 : u32 = period_of_columns_0(from_57);
        down_1 = period_of_rows_0(from_57);
        across_1 = _S242;
    }
    else
    {
        down_1 = from_57.height_0;
        across_1 = from_57.width_0;
    }
    var _S243 : u32 = u32(height_5);
    var _S244 : Shown_0 = Shown_of_0(&((*m_88)), k_20, _S243, from_57.height_0, down_1, ((k_20 & (u32(2)))) == u32(2));
    var _S245 : u32 = u32(width_9);
    var _S246 : Shown_0 = Shown_of_0(&((*m_88)), k_20, _S245, from_57.width_0, across_1, ((k_20 & (u32(1)))) == u32(1));
    spend_0(&((*m_88)), u32(height_5 * width_9));
    var cells_34 : u32 = new_grid_0(&((*m_88)), _S243, _S245);
    if(cells_34 == u32(0))
    {
        return;
    }
    var column_11 : u32 = u32(0);
    for(;;)
    {
        _S240 = _S246.to_21;
        if(column_11 < (_S246.to_21))
        {
        }
        else
        {
            break;
        }
        var _S247 : u32 = Shown_place_0(_S246, column_11);
        arena_0[(*m_88).scratch_1 + column_11] = _S247;
        column_11 = column_11 + u32(1);
    }
    var to_24 : CellWriter_0 = CellWriter_to_0(cells_34);
    var row_24 : u32 = u32(0);
    for(;;)
    {
        if(row_24 < (_S244.to_21))
        {
        }
        else
        {
            break;
        }
        var i_28 : u32 = Shown_place_0(_S244, row_24);
        if(i_28 >= (from_57.height_0))
        {
            push_fill_0(&(to_24), i32(0), _S240);
            row_24 = row_24 + u32(1);
            continue;
        }
        column_11 = u32(0);
        for(;;)
        {
            if(column_11 < _S240)
            {
            }
            else
            {
                break;
            }
            var j_4 : u32 = word_at_0((*m_88).scratch_1 + column_11);
            var _S248 : i32;
            if(j_4 < (from_57.width_0))
            {
                _S248 = GridView_at_0(from_57, i_28, j_4);
            }
            else
            {
                _S248 = i32(0);
            }
            CellWriter_push_0(&(to_24), _S248);
            column_11 = column_11 + u32(1);
        }
        row_24 = row_24 + u32(1);
    }
    CellWriter_finish_0(&(to_24));
    return;
}

fn CellWriter_push_1( this_16 : ptr<function, CellWriter_0>,  value_7 : i32)
{
    (*this_16).word_2 = (((*this_16).word_2) | (((((u32(value_7) & (u32(255)))) << ((u32(8) * (*this_16).filled_0))))));
    var _S249 : u32 = (*this_16).filled_0 + u32(1);
    (*this_16).filled_0 = _S249;
    if(_S249 == u32(4))
    {
        arena_0[(*this_16).at_7] = (*this_16).word_2;
        (*this_16).at_7 = (*this_16).at_7 + u32(1);
        (*this_16).word_2 = u32(0);
        (*this_16).filled_0 = u32(0);
    }
    return;
}

fn CellWriter_finish_1( this_17 : ptr<function, CellWriter_0>)
{
    if(((*this_17).filled_0) != u32(0))
    {
        arena_0[(*this_17).at_7] = (*this_17).word_2;
    }
    return;
}

fn transpose_0( from_58 : GridView_0,  cells_35 : u32)
{
    var to_25 : CellWriter_0 = CellWriter_to_0(cells_35);
    var column_12 : u32 = u32(0);
    for(;;)
    {
        if(column_12 < (from_58.width_0))
        {
        }
        else
        {
            break;
        }
        var row_25 : u32 = u32(0);
        for(;;)
        {
            if(row_25 < (from_58.height_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_1(&(to_25), GridView_at_0(from_58, row_25, column_12));
            row_25 = row_25 + u32(1);
        }
        column_12 = column_12 + u32(1);
    }
    CellWriter_finish_1(&(to_25));
    return;
}

fn GridView_x24init_0( height_6 : u32,  width_10 : u32,  cells_36 : u32) -> GridView_0
{
    var _S250 : GridView_0;
    _S250.height_0 = height_6;
    _S250.width_0 = width_10;
    _S250.cells_0 = cells_36;
    return _S250;
}

fn lines_of_0( m_89 : Machine_0,  from_59 : GridView_0,  columns_4 : bool) -> GridView_0
{
    if(!columns_4)
    {
        return from_59;
    }
    transpose_0(from_59, m_89.scratch_1);
    return GridView_x24init_0(from_59.width_0, from_59.height_0, m_89.scratch_1);
}

fn is_zero_line_0( lines_1 : GridView_0,  line_2 : u32) -> bool
{
    var at_28 : u32 = u32(0);
    for(;;)
    {
        if(at_28 < (lines_1.width_0))
        {
        }
        else
        {
            break;
        }
        if((word_from_0(lines_1.cells_0, line_2 * lines_1.width_0 + at_28, min(u32(4), lines_1.width_0 - at_28))) != u32(0))
        {
            return false;
        }
        at_28 = at_28 + u32(4);
    }
    return true;
}

fn repeated_0( m_90 : ptr<function, Machine_0>,  lines_2 : GridView_0) -> vec2<u32>
{
    var _S251 : bool;
    var first_5 : u32 = u32(0);
    for(;;)
    {
        if(first_5 < (lines_2.height_0))
        {
            _S251 = is_zero_line_0(lines_2, first_5);
        }
        else
        {
            _S251 = false;
        }
        if(_S251)
        {
        }
        else
        {
            break;
        }
        first_5 = first_5 + u32(1);
    }
    var after_0 : u32 = lines_2.height_0;
    for(;;)
    {
        if(after_0 > first_5)
        {
            _S251 = is_zero_line_0(lines_2, after_0 - u32(1));
        }
        else
        {
            _S251 = false;
        }
        if(_S251)
        {
        }
        else
        {
            break;
        }
        after_0 = after_0 - u32(1);
    }
    var _S252 : GridView_0 = GridView_x24init_0(after_0 - first_5, lines_2.width_0, lines_2.cells_0);
    var _S253 : u32 = first_5 * lines_2.width_0;
    var period_7 : u32 = u32(1);
    for(;;)
    {
        if(period_7 < (_S252.height_0))
        {
            _S251 = (period_7 * u32(3)) <= (_S252.height_0 * u32(2));
        }
        else
        {
            _S251 = false;
        }
        if(_S251)
        {
        }
        else
        {
            break;
        }
        if(same_cells_0(lines_2.cells_0, _S253, _S253 + period_7 * lines_2.width_0, (_S252.height_0 - period_7) * lines_2.width_0))
        {
            return vec2<u32>(first_5, period_7);
        }
        period_7 = period_7 + u32(1);
    }
    fail_1(&((*m_90)), u32(25));
    return vec2<u32>(u32(0), u32(1));
}

fn push_fill_1( to_26 : ptr<function, CellWriter_0>,  colour_20 : i32,  count_26 : u32)
{
    var _S254 : u32 = splat_0(colour_20);
    var i_29 : u32 = u32(0);
    for(;;)
    {
        if(i_29 < count_26)
        {
        }
        else
        {
            break;
        }
        var _S255 : u32 = min(u32(4), count_26 - i_29);
        push_word_0(&((*to_26)), (_S254 & ((first_bytes_0(_S255)))), _S255);
        i_29 = i_29 + u32(4);
    }
    return;
}

fn CellWriter_push_2( this_18 : ptr<function, CellWriter_0>,  value_8 : i32)
{
    (*this_18).word_2 = (((*this_18).word_2) | (((((u32(value_8) & (u32(255)))) << ((u32(8) * (*this_18).filled_0))))));
    var _S256 : u32 = (*this_18).filled_0 + u32(1);
    (*this_18).filled_0 = _S256;
    if(_S256 == u32(4))
    {
        arena_0[(*this_18).at_7] = (*this_18).word_2;
        (*this_18).at_7 = (*this_18).at_7 + u32(1);
        (*this_18).word_2 = u32(0);
        (*this_18).filled_0 = u32(0);
    }
    return;
}

fn push_spaced_0( to_27 : ptr<function, CellWriter_0>,  lines_3 : GridView_0,  line_3 : u32)
{
    var first_6 : u32;
    var gap_1 : u32;
    var first_7 : u32 = u32(0);
    var even_0 : bool = true;
    var last_0 : u32 = u32(0);
    var gap_2 : u32 = u32(0);
    var at_29 : u32 = u32(0);
    var count_27 : u32 = u32(0);
    for(;;)
    {
        if(at_29 < (lines_3.width_0))
        {
        }
        else
        {
            break;
        }
        var even_1 : bool;
        if((GridView_at_0(lines_3, line_3, at_29)) == i32(0))
        {
            even_1 = even_0;
            var at_30 : u32 = at_29 + u32(1);
            even_0 = even_1;
            at_29 = at_30;
            continue;
        }
        if(count_27 == u32(0))
        {
            first_6 = at_29;
            even_1 = even_0;
            gap_1 = gap_2;
        }
        else
        {
            if(count_27 == u32(1))
            {
                var _S257 : u32 = at_29 - first_7;
                even_1 = even_0;
                first_6 = _S257;
            }
            else
            {
                if(even_0)
                {
                    even_1 = (at_29 - last_0) == gap_2;
                }
                else
                {
                    even_1 = false;
                }
                first_6 = gap_2;
            }
            var _S258 : u32 = first_6;
            first_6 = first_7;
            gap_1 = _S258;
        }
        var count_28 : u32 = count_27 + u32(1);
        first_7 = first_6;
        last_0 = at_29;
        gap_2 = gap_1;
        count_27 = count_28;
        var at_30 : u32 = at_29 + u32(1);
        even_0 = even_1;
        at_29 = at_30;
    }
    if(count_27 < u32(2))
    {
        even_0 = true;
    }
    else
    {
        even_0 = !even_0;
    }
    if(even_0)
    {
        push_run_1(&((*to_27)), lines_3.cells_0, line_3 * lines_3.width_0, lines_3.width_0);
        return;
    }
    push_fill_1(&((*to_27)), i32(0), first_7);
    first_6 = u32(0);
    at_29 = first_7;
    gap_1 = u32(0);
    for(;;)
    {
        if(at_29 < (lines_3.width_0))
        {
        }
        else
        {
            break;
        }
        var _S259 : bool = gap_1 == u32(0);
        var _S260 : i32;
        if(_S259)
        {
            _S260 = GridView_at_0(lines_3, line_3, first_7 + first_6 * gap_2);
        }
        else
        {
            _S260 = i32(0);
        }
        CellWriter_push_2(&((*to_27)), _S260);
        var left_4 : u32;
        if(_S259)
        {
            var _S261 : u32 = first_6 + u32(1);
            if(_S261 == count_27)
            {
                last_0 = u32(0);
            }
            else
            {
                last_0 = _S261;
            }
            first_6 = last_0;
            left_4 = gap_2;
        }
        else
        {
            left_4 = gap_1;
        }
        var left_5 : u32 = left_4 - u32(1);
        at_29 = at_29 + u32(1);
        gap_1 = left_5;
    }
    return;
}

fn push_filled_0( m_91 : Machine_0,  to_28 : ptr<function, CellWriter_0>,  lines_4 : GridView_0,  line_4 : u32)
{
    var at_31 : u32;
    var _S262 : u32 = m_91.scratch_1 + u32(1024);
    var period_8 : u32 = u32(1);
    for(;;)
    {
        if(period_8 <= (lines_4.width_0 / u32(2)))
        {
        }
        else
        {
            break;
        }
        var holds_0 : bool = true;
        var first_8 : u32 = u32(0);
        for(;;)
        {
            var _S263 : bool;
            if(first_8 < period_8)
            {
                _S263 = holds_0;
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
            var holds_1 : bool = holds_0;
            var known_0 : i32 = i32(0);
            at_31 = first_8;
            for(;;)
            {
                var _S264 : bool;
                if(at_31 < (lines_4.width_0))
                {
                    _S264 = holds_1;
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
                var cell_7 : i32 = GridView_at_0(lines_4, line_4, at_31);
                var _S265 : bool = cell_7 == i32(0);
                var _S266 : bool;
                if(_S265)
                {
                    _S266 = true;
                }
                else
                {
                    _S266 = known_0 == i32(0);
                }
                if(_S266)
                {
                    holds_1 = true;
                }
                else
                {
                    holds_1 = cell_7 == known_0;
                }
                if(_S265)
                {
                }
                else
                {
                    known_0 = cell_7;
                }
                at_31 = at_31 + period_8;
            }
            if(holds_1)
            {
                holds_0 = known_0 != i32(0);
            }
            else
            {
                holds_0 = false;
            }
            arena_0[_S262 + first_8] = u32(known_0);
            first_8 = first_8 + u32(1);
        }
        if(!holds_0)
        {
            period_8 = period_8 + u32(1);
            continue;
        }
        var next_0 : u32 = u32(0);
        at_31 = u32(0);
        for(;;)
        {
            if(at_31 < (lines_4.width_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&((*to_28)), i32(word_at_0(_S262 + next_0)));
            var _S267 : u32 = next_0 + u32(1);
            if(_S267 == period_8)
            {
                first_8 = u32(0);
            }
            else
            {
                first_8 = _S267;
            }
            var at_32 : u32 = at_31 + u32(1);
            next_0 = first_8;
            at_31 = at_32;
        }
        return;
    }
    push_run_0(&((*to_28)), lines_4.cells_0, line_4 * lines_4.width_0, lines_4.width_0);
    return;
}

fn op_continue_lines_0( m_92 : ptr<function, Machine_0>,  a_48 : u32,  b_36 : u32)
{
    var from_60 : GridView_0 = whole_0(&((*m_92)), a_48, u32(2));
    var k_21 : u32 = variant_0(&((*m_92)), b_36, i32(6));
    if(failed_0((*m_92)))
    {
        return;
    }
    var columns_5 : bool = (k_21 % u32(2)) == u32(1);
    var _S268 : bool;
    if(k_21 < u32(2))
    {
        _S268 = true;
    }
    else
    {
        _S268 = k_21 >= u32(4);
    }
    if(_S268)
    {
        spend_0(&((*m_92)), GridView_area_0(from_60) * max(from_60.height_0, from_60.width_0) / u32(4));
    }
    if(failed_0((*m_92)))
    {
        return;
    }
    var lines_5 : GridView_0 = lines_of_0((*m_92), from_60, columns_5);
    const _S269 : vec2<u32> = vec2<u32>(u32(0), u32(1));
    var _S270 : bool = k_21 >= u32(4);
    var content_0 : vec2<u32>;
    if(_S270)
    {
        var _S271 : vec2<u32> = repeated_0(&((*m_92)), lines_5);
        content_0 = _S271;
    }
    else
    {
        content_0 = _S269;
    }
    var cells_37 : u32 = new_grid_0(&((*m_92)), from_60.height_0, from_60.width_0);
    if(cells_37 == u32(0))
    {
        return;
    }
    var made_0 : u32;
    if(columns_5)
    {
        made_0 = (*m_92).scratch_1 + u32(256);
    }
    else
    {
        made_0 = cells_37;
    }
    var to_29 : CellWriter_0 = CellWriter_to_0(made_0);
    var _S272 : u32 = content_0.y;
    var _S273 : u32 = content_0.x;
    var _S274 : u32 = _S272 * lines_5.height_0 - _S273;
    var line_5 : u32 = u32(0);
    for(;;)
    {
        if(line_5 < (lines_5.height_0))
        {
        }
        else
        {
            break;
        }
        if(_S270)
        {
            var _S275 : u32 = (line_5 + _S274) % _S272;
            push_run_0(&(to_29), lines_5.cells_0, (_S273 + _S275) * lines_5.width_0, lines_5.width_0);
        }
        else
        {
            if(k_21 >= u32(2))
            {
                push_spaced_0(&(to_29), lines_5, line_5);
            }
            else
            {
                push_filled_0((*m_92), &(to_29), lines_5, line_5);
            }
        }
        line_5 = line_5 + u32(1);
    }
    CellWriter_finish_0(&(to_29));
    if(columns_5)
    {
        transpose_0(GridView_x24init_0(lines_5.height_0, lines_5.width_0, made_0), cells_37);
    }
    return;
}

fn op_reverse_colors_0( m_93 : ptr<function, Machine_0>,  a_49 : u32)
{
    var from_61 : GridView_0 = whole_0(&((*m_93)), a_49, u32(2));
    if(failed_0((*m_93)))
    {
        return;
    }
    var _S276 : u32 = GridView_area_0(from_61);
    var ranked_8 : Ranked_0 = ranked_cells_1(&((*m_93)), from_61.cells_0, _S276);
    if((ranked_8.count_3) < u32(3))
    {
        fail_0(&((*m_93)), u32(25));
    }
    spend_0(&((*m_93)), _S276);
    var cells_38 : u32 = new_grid_0(&((*m_93)), from_61.height_0, from_61.width_0);
    var _S277 : bool;
    if(failed_0((*m_93)))
    {
        _S277 = true;
    }
    else
    {
        _S277 = cells_38 == u32(0);
    }
    if(_S277)
    {
        return;
    }
    var _S278 : u32 = ranked_8.count_3 - u32(1);
    var i_30 : u32 = u32(0);
    for(;;)
    {
        if(i_30 < _S276)
        {
        }
        else
        {
            break;
        }
        var _S279 : u32 = (i_30 >> (u32(2)));
        var _S280 : u32 = word_at_0(from_61.cells_0 + _S279);
        var rank_2 : u32 = u32(0);
        var changed_0 : u32 = u32(0);
        for(;;)
        {
            if(rank_2 <= _S278)
            {
                _S277 = _S280 != u32(0);
            }
            else
            {
                _S277 = false;
            }
            if(_S277)
            {
            }
            else
            {
                break;
            }
            var changed_1 : u32 = (changed_0 | ((((equal_bytes_0(_S280, splat_0(ranked_8.colours_0[rank_2]))) & ((splat_0(ranked_8.colours_0[_S278 - rank_2])))))));
            rank_2 = rank_2 + u32(1);
            changed_0 = changed_1;
        }
        arena_0[cells_38 + _S279] = changed_0;
        i_30 = i_30 + u32(4);
    }
    return;
}

fn find_mains_0( m_94 : ptr<function, Machine_0>,  from_62 : GridView_0,  columns_6 : bool) -> u32
{
    var _S281 : u32 = (*m_94).scratch_1;
    var line_6 : u32;
    if(columns_6)
    {
        line_6 = u32(2048);
    }
    else
    {
        line_6 = u32(1024);
    }
    var _S282 : u32 = _S281 + line_6;
    var _S283 : GridView_0 = lines_of_0((*m_94), from_62, columns_6);
    line_6 = u32(0);
    var others_0 : u32 = u32(0);
    for(;;)
    {
        if(line_6 < (_S283.height_0))
        {
        }
        else
        {
            break;
        }
        var tally_7 : Tally_0 = no_cells_0();
        count_run_0(&((*m_94)), &(tally_7), _S283.cells_0, line_6 * _S283.width_0, _S283.width_0);
        var main_colour_0 : i32 = Tally_most_0(tally_7);
        arena_0[_S282 + line_6] = u32(main_colour_0);
        var _S284 : u32;
        if(main_colour_0 < i32(0))
        {
            _S284 = u32(0);
        }
        else
        {
            _S284 = tally_7.counts_0[main_colour_0];
        }
        var others_1 : u32 = others_0 + (_S283.width_0 - _S284);
        line_6 = line_6 + u32(1);
        others_0 = others_1;
    }
    return others_0;
}

fn op_even_lines_0( m_95 : ptr<function, Machine_0>,  a_50 : u32,  b_37 : u32)
{
    var from_63 : GridView_0 = whole_0(&((*m_95)), a_50, u32(8));
    var k_22 : u32 = variant_0(&((*m_95)), b_37, i32(3));
    if(failed_0((*m_95)))
    {
        return;
    }
    var columns_7 : bool = k_22 == u32(1);
    var changed_2 : u32 = find_mains_0(&((*m_95)), from_63, columns_7);
    var columns_8 : bool;
    if(k_22 == u32(2))
    {
        var _S285 : u32 = find_mains_0(&((*m_95)), from_63, true);
        columns_8 = _S285 < changed_2;
    }
    else
    {
        columns_8 = columns_7;
    }
    var cells_39 : u32 = new_grid_0(&((*m_95)), from_63.height_0, from_63.width_0);
    if(cells_39 == u32(0))
    {
        return;
    }
    var _S286 : u32 = (*m_95).scratch_1;
    var row_26 : u32;
    if(columns_8)
    {
        row_26 = u32(2048);
    }
    else
    {
        row_26 = u32(1024);
    }
    var _S287 : u32 = _S286 + row_26;
    var to_30 : CellWriter_0 = CellWriter_to_0(cells_39);
    row_26 = u32(0);
    for(;;)
    {
        if(row_26 < (from_63.height_0))
        {
        }
        else
        {
            break;
        }
        if(columns_8)
        {
            var column_13 : u32 = u32(0);
            for(;;)
            {
                if(column_13 < (from_63.width_0))
                {
                }
                else
                {
                    break;
                }
                CellWriter_push_0(&(to_30), i32(word_at_0(_S287 + column_13)));
                column_13 = column_13 + u32(1);
            }
        }
        else
        {
            push_fill_0(&(to_30), i32(word_at_0(_S287 + row_26)), from_63.width_0);
        }
        row_26 = row_26 + u32(1);
    }
    CellWriter_finish_0(&(to_30));
    return;
}

fn op_sort_lines_0( m_96 : ptr<function, Machine_0>,  a_51 : u32,  b_38 : u32)
{
    var at_33 : u32;
    var filled_2 : u32;
    var from_64 : GridView_0 = whole_0(&((*m_96)), a_51, u32(4));
    var k_23 : u32 = variant_0(&((*m_96)), b_38, i32(4));
    if(failed_0((*m_96)))
    {
        return;
    }
    var _S288 : u32 = GridView_area_0(from_64);
    if((count_of_0(from_64.cells_0, _S288, i32(0))) == _S288)
    {
        fail_0(&((*m_96)), u32(25));
        return;
    }
    var columns_9 : bool = k_23 >= u32(2);
    var _S289 : GridView_0 = lines_of_0((*m_96), from_64, columns_9);
    var _S290 : u32 = (*m_96).scratch_1 + u32(1024);
    var line_7 : u32 = u32(0);
    for(;;)
    {
        if(line_7 < (_S289.height_0))
        {
        }
        else
        {
            break;
        }
        at_33 = u32(0);
        filled_2 = u32(0);
        for(;;)
        {
            if(at_33 < (_S289.width_0))
            {
            }
            else
            {
                break;
            }
            var filled_3 : u32 = filled_2 + ((((((equal_ones_0(word_from_0(_S289.cells_0, line_7 * _S289.width_0 + at_33, min(u32(4), _S289.width_0 - at_33)), u32(0))) ^ (u32(16843009)))) * u32(16843009)) >> (u32(24))));
            at_33 = at_33 + u32(4);
            filled_2 = filled_3;
        }
        var key_0 : u32 = (((filled_2 << (u32(16)))) | (line_7));
        var place_1 : u32 = line_7;
        for(;;)
        {
            var _S291 : bool;
            if(place_1 > u32(0))
            {
                _S291 = (word_at_0(_S290 + place_1 - u32(1))) > key_0;
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
            var _S292 : u32 = _S290 + place_1;
            arena_0[_S292] = word_at_0(_S292 - u32(1));
            place_1 = place_1 - u32(1);
        }
        arena_0[_S290 + place_1] = key_0;
        line_7 = line_7 + u32(1);
    }
    var cells_40 : u32 = new_grid_0(&((*m_96)), from_64.height_0, from_64.width_0);
    if(cells_40 == u32(0))
    {
        return;
    }
    var _S293 : bool = (k_23 % u32(2)) == u32(1);
    var to_31 : CellWriter_0 = CellWriter_to_0(cells_40);
    at_33 = u32(0);
    for(;;)
    {
        if(at_33 < (from_64.height_0))
        {
        }
        else
        {
            break;
        }
        if(columns_9)
        {
            filled_2 = u32(0);
            for(;;)
            {
                if(filled_2 < (from_64.width_0))
                {
                }
                else
                {
                    break;
                }
                if(_S293)
                {
                    line_7 = from_64.width_0 - u32(1) - filled_2;
                }
                else
                {
                    line_7 = filled_2;
                }
                CellWriter_push_0(&(to_31), GridView_at_0(from_64, at_33, ((word_at_0(_S290 + line_7)) & (u32(65535)))));
                filled_2 = filled_2 + u32(1);
            }
        }
        else
        {
            if(_S293)
            {
                line_7 = from_64.height_0 - u32(1) - at_33;
            }
            else
            {
                line_7 = at_33;
            }
            push_run_0(&(to_31), from_64.cells_0, (((word_at_0(_S290 + line_7)) & (u32(65535)))) * from_64.width_0, from_64.width_0);
        }
        at_33 = at_33 + u32(1);
    }
    CellWriter_finish_0(&(to_31));
    return;
}

fn op_keep_middle_0( m_97 : ptr<function, Machine_0>,  a_52 : u32,  b_39 : u32)
{
    var from_65 : GridView_0 = whole_0(&((*m_97)), a_52, u32(1));
    var _S294 : u32 = variant_0(&((*m_97)), b_39, i32(3));
    var cells_41 : u32 = new_grid_0(&((*m_97)), from_65.height_0, from_65.width_0);
    if(cells_41 == u32(0))
    {
        return;
    }
    var _S295 : u32 = (from_65.width_0 - u32(1)) / u32(2);
    var _S296 : u32 = from_65.width_0 / u32(2);
    var to_32 : CellWriter_0 = CellWriter_to_0(cells_41);
    var row_27 : u32 = u32(0);
    for(;;)
    {
        if(row_27 < (from_65.height_0))
        {
        }
        else
        {
            break;
        }
        var start_8 : u32 = row_27 * from_65.width_0;
        var _S297 : bool;
        if(_S294 != u32(0))
        {
            if(row_27 == ((from_65.height_0 - u32(1)) / u32(2)))
            {
                _S297 = true;
            }
            else
            {
                _S297 = row_27 == (from_65.height_0 / u32(2));
            }
        }
        else
        {
            _S297 = false;
        }
        if(_S297)
        {
            push_run_0(&(to_32), from_65.cells_0, start_8, from_65.width_0);
        }
        else
        {
            if(_S294 == u32(1))
            {
                push_fill_0(&(to_32), i32(0), from_65.width_0);
            }
            else
            {
                push_fill_0(&(to_32), i32(0), _S295);
                push_run_0(&(to_32), from_65.cells_0, start_8 + _S295, _S296 + u32(1) - _S295);
                push_fill_0(&(to_32), i32(0), from_65.width_0 - _S296 - u32(1));
            }
        }
        row_27 = row_27 + u32(1);
    }
    CellWriter_finish_0(&(to_32));
    return;
}

fn Dispatch_one_0( m_98 : ptr<function, Machine_0>,  op_0 : u32,  args_0 : vec4<u32>) -> bool
{
    switch(op_0)
    {
    case u32(189):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_keep_color_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(190):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_drop_color_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(191):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_keep_rank_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(192):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_drop_rank_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(193):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_paint_all_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(194):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_paint_rank_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(195):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_fill_ground_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(196):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_swap_ground_0(&((*m_98)), args_0.x);
        }
    case u32(197):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_swap_colors_0(&((*m_98)), args_0.x);
        }
    case u32(200):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_negative_0(&((*m_98)), args_0.x);
        }
    case u32(201):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_content_0(&((*m_98)), args_0.x);
        }
    case u32(202):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_ground_0(&((*m_98)), args_0.x);
        }
    case u32(203):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_color_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(204):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_rank_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(205):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_inside_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(206):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_frame_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(207):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_tile_0(&((*m_98)), args_0.x);
        }
    case u32(208):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_crop_changed_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(209):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_quarter_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(210):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_third_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(211):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_shrink_0(&((*m_98)), args_0.x);
        }
    case u32(212):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_drop_repeats_0(&((*m_98)), args_0.x);
        }
    case u32(213):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_drop_empty_lines_0(&((*m_98)), args_0.x);
        }
    case u32(232):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_over_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(233):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_mask_in_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(234):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_mask_out_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(235):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_fall_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(249):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_add_frame_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(250):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_draw_frame_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(251):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_tile_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(252):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_mirror_tile_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(253):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_turn_tile_0(&((*m_98)), args_0.x);
        }
    case u32(254):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_fractal_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(255):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_repeat_to_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(259):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_mosaic_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(260):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_color_line_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(261):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_cell_line_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(262):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_count_line_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(263):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_histogram_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(274):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_fit_to_0(&((*m_98)), args_0.x, args_0.y, args_0.z);
        }
    case u32(281):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_continue_lines_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(283):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_reverse_colors_0(&((*m_98)), args_0.x);
        }
    case u32(284):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_even_lines_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(285):
        {
            spend_call_0(&((*m_98)), u32(8));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_sort_lines_0(&((*m_98)), args_0.x, args_0.y);
        }
    case u32(286):
        {
            spend_call_0(&((*m_98)), u32(4));
            if(failed_0((*m_98)))
            {
                return false;
            }
            op_keep_middle_0(&((*m_98)), args_0.x, args_0.y);
        }
    default :
        {
            fail_1(&((*m_98)), u32(254));
        }
    }
    return true;
}

fn Dispatch_call_0( m_99 : ptr<function, Machine_0>,  op_1 : u32,  args_1 : vec4<u32>)
{
    var _S298 : bool = Dispatch_one_0(&((*m_99)), op_1, args_1);
    if(!_S298)
    {
        return;
    }
    var _S299 : bool;
    if(failed_0((*m_99)))
    {
        _S299 = ((*m_99).fault_prim_0) == u32(0);
    }
    else
    {
        _S299 = false;
    }
    if(_S299)
    {
        (*m_99).fault_prim_0 = op_1 + u32(1);
    }
    return;
}

fn multiply_64_0( a_53 : vec2<u32>,  b_40 : vec2<u32>) -> vec2<u32>
{
    var _S300 : u32 = a_53.x;
    var a0_0 : u32 = (_S300 & (u32(65535)));
    var a1_0 : u32 = (_S300 >> (u32(16)));
    var _S301 : u32 = b_40.x;
    var b0_0 : u32 = (_S301 & (u32(65535)));
    var b1_0 : u32 = (_S301 >> (u32(16)));
    var low_3 : u32 = a0_0 * b0_0;
    var middle_1 : u32 = a1_0 * b0_0 + ((low_3 >> (u32(16))));
    var other_2 : u32 = a0_0 * b1_0 + ((middle_1 & (u32(65535))));
    return vec2<u32>((((other_2 << (u32(16)))) | (((low_3 & (u32(65535)))))), a1_0 * b1_0 + ((middle_1 >> (u32(16)))) + ((other_2 >> (u32(16)))) + _S300 * b_40.y + a_53.y * _S301);
}

fn hash_of_0( record_10 : u32) -> vec2<u32>
{
    var _S302 : u32 = words_of_0(record_10);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_31 : u32 = u32(0);
    for(;;)
    {
        if(i_31 < _S302)
        {
        }
        else
        {
            break;
        }
        var _S303 : u32 = record_10 + i_31;
        var _S304 : u32 = word_at_0(_S303);
        var _S305 : u32;
        if((i_31 + u32(1)) < _S302)
        {
            _S305 = word_at_0(_S303 + u32(1));
        }
        else
        {
            _S305 = u32(0);
        }
        var _S306 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S304, _S305))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S306;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S306.y)));
        i_31 = i_31 + u32(2);
    }
    var _S307 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S307;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S307.y)));
    return hash_0;
}

fn weight_of_0( record_11 : u32) -> u32
{
    var count_29 : u32 = word_at_0(record_11 + u32(1));
    switch(kind_of_0(record_11))
    {
    case u32(6):
        {
            return u32(1) + count_29 * word_at_0(record_11 + u32(2)) / u32(8);
        }
    case u32(7):
        {
            return u32(1) + count_29 / u32(8);
        }
    case u32(8), u32(10), u32(11):
        {
            return u32(1) + count_29 / u32(2);
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
    var _S308 : bool;
    if(target_0 == u32(0))
    {
        _S308 = true;
    }
    else
    {
        _S308 = (kind_of_0(record_12)) != u32(6);
    }
    if(_S308)
    {
        _S308 = true;
    }
    else
    {
        _S308 = (word_at_0(record_12 + u32(1))) != (word_at_0(target_0 + u32(1)));
    }
    if(_S308)
    {
        _S308 = true;
    }
    else
    {
        _S308 = (word_at_0(record_12 + u32(2))) != (word_at_0(target_0 + u32(2)));
    }
    if(_S308)
    {
        return u32(4294967295);
    }
    var _S309 : u32 = word_at_0(record_12 + u32(1)) * word_at_0(record_12 + u32(2));
    var i_32 : u32 = u32(0);
    var equal_0 : u32 = u32(0);
    for(;;)
    {
        if(i_32 < _S309)
        {
        }
        else
        {
            break;
        }
        var _S310 : u32 = (i_32 >> (u32(2)));
        var _S311 : u32 = ((word_at_0(record_12 + u32(4) + _S310)) ^ ((word_at_0(target_0 + u32(4) + _S310))));
        var _S312 : u32 = min(u32(4), _S309 - i_32);
        var k_24 : u32 = u32(0);
        for(;;)
        {
            if(k_24 < _S312)
            {
            }
            else
            {
                break;
            }
            var _S313 : i32;
            if(((((_S311 >> ((u32(8) * k_24)))) & (u32(255)))) == u32(0))
            {
                _S313 = i32(1);
            }
            else
            {
                _S313 = i32(0);
            }
            var equal_1 : u32 = equal_0 + u32(_S313);
            k_24 = k_24 + u32(1);
            equal_0 = equal_1;
        }
        i_32 = i_32 + u32(4);
    }
    return equal_0;
}

fn element_kind_0( record_13 : u32) -> u32
{
    var kind_4 : u32 = kind_of_0(record_13);
    var _S314 : bool;
    if(kind_4 == u32(9))
    {
        _S314 = true;
    }
    else
    {
        _S314 = kind_4 == u32(12);
    }
    var common_2 : u32;
    if(_S314)
    {
        common_2 = u32(4294967295);
        var i_33 : u32 = u32(0);
        for(;;)
        {
            if(i_33 < (word_at_0(record_13 + u32(1))))
            {
            }
            else
            {
                break;
            }
            var element_0 : u32 = kind_of_0(record_13 + word_at_0(record_13 + u32(4) + i_33));
            if(i_33 > u32(0))
            {
                _S314 = element_0 != common_2;
            }
            else
            {
                _S314 = false;
            }
            if(_S314)
            {
                return u32(4294967295);
            }
            var i_34 : u32 = i_33 + u32(1);
            common_2 = element_0;
            i_33 = i_34;
        }
    }
    else
    {
        common_2 = u32(4294967295);
    }
    return common_2;
}

fn loops_are_cut_0() -> bool
{
    var _S315 : u32 = min(params_0.scratch_words_0, u32(3));
    var i_35 : u32 = u32(0);
    var rounds_0 : u32 = u32(0);
    for(;;)
    {
        if(i_35 < _S315)
        {
        }
        else
        {
            break;
        }
        var rounds_1 : u32 = rounds_0 + u32(1);
        i_35 = i_35 + u32(1);
        rounds_0 = rounds_1;
    }
    return rounds_0 != _S315;
}

fn run_item_0( id_0 : u32)
{
    var poisoned_0 : bool;
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_0 : u32 = id_0 * u32(8);
    var _S316 : u32 = items_0[item_0];
    var _S317 : u32 = items_0[item_0 + u32(1)];
    var _S318 : u32 = items_0[item_0 + u32(2)];
    var _S319 : u32 = items_0[item_0 + u32(3)];
    var _S320 : u32 = items_0[item_0 + u32(4)];
    var _S321 : u32 = items_0[item_0 + u32(5)];
    var m_100 : Machine_0;
    m_100.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_34 : u32 = u32(0);
    for(;;)
    {
        if(at_34 < _S317)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S316 + at_34) * u32(8);
        var op_2 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S322 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_2 : u32 = _S319 + code_0[instruction_0 + u32(1)];
        m_100.fuel_1 = params_0.fuel_0;
        m_100.memory_1 = params_0.memory_0;
        m_100.fault_0 = u32(0);
        m_100.fault_prim_0 = u32(0);
        m_100.calls_0 = u32(0);
        m_100.cursor_0 = place_2;
        m_100.end_0 = place_2 + code_0[instruction_0 + u32(2)];
        var args_2 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_1 : bool = false;
        var i_36 : u32 = u32(0);
        for(;;)
        {
            if(i_36 < _S322)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_36], _S318, _S319);
            args_2[i_36] = address_0;
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
                m_100.fault_0 = word_at_0(address_0 + u32(1)) + u32(1);
                m_100.fault_prim_0 = word_at_0(address_0 + u32(2));
                poisoned_1 = true;
            }
            i_36 = i_36 + u32(1);
        }
        var bound_0 : u32 = code_0[instruction_0 + u32(7)];
        if(bound_0 != u32(0))
        {
            args_2[i32(3)] = operand_address_0(bound_0, _S318, _S319);
            if((kind_of_0(args_2.w)) == u32(13))
            {
                m_100.fault_0 = u32(255);
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
            Dispatch_call_0(&(m_100), op_2, args_2);
        }
        var row_28 : u32 = (_S321 + at_34) * u32(12);
        results_0[row_28 + u32(1)] = params_0.fuel_0 - m_100.fuel_1;
        results_0[row_28 + u32(2)] = params_0.memory_0 - m_100.memory_1;
        results_0[row_28 + u32(3)] = m_100.calls_0;
        if((m_100.fault_0) != u32(0))
        {
            arena_0[place_2] = u32(13);
            arena_0[place_2 + u32(1)] = m_100.fault_0 - u32(1);
            arena_0[place_2 + u32(2)] = m_100.fault_prim_0;
            arena_0[place_2 + u32(3)] = u32(0);
        }
        results_0[row_28] = kind_of_0(place_2);
        var _S323 : u32 = row_28 + u32(4);
        var _S324 : u32 = place_2 + u32(1);
        results_0[_S323] = word_at_0(_S324);
        results_0[row_28 + u32(5)] = word_at_0(place_2 + u32(2));
        results_0[row_28 + u32(6)] = words_of_0(place_2);
        if((m_100.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_2);
            results_0[row_28 + u32(7)] = weight_of_0(place_2);
            results_0[row_28 + u32(8)] = hash_1.x;
            results_0[row_28 + u32(9)] = hash_1.y;
            results_0[row_28 + u32(10)] = equal_cells_0(place_2, _S320);
            results_0[row_28 + u32(11)] = element_kind_0(place_2);
        }
        if(loops_are_cut_0())
        {
            arena_0[place_2] = u32(13);
            arena_0[_S324] = u32(254);
            results_0[row_28] = u32(13);
            results_0[_S323] = u32(254);
        }
        at_34 = at_34 + u32(1);
    }
    return;
}

fn invocation_0( id_1 : vec3<u32>) -> u32
{
    return id_1.x + id_1.y * u32(64) * u32(32768);
}

@compute
@workgroup_size(64, 1, 1)
fn cells(@builtin(global_invocation_id) id_2 : vec3<u32>)
{
    run_item_0(invocation_0(id_2));
    return;
}

