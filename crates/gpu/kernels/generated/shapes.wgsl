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

fn operand_address_0( operand_0 : u32,  sample_0 : u32,  frame_0 : u32) -> u32
{
    var place_0 : u32 = (operand_0 & (u32(1073741823)));
    var tag_0 : u32 = (operand_0 & (u32(3221225472)));
    if(tag_0 == u32(1073741824))
    {
        return arena_0[place_0 + sample_0];
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

fn int_view_0( m_4 : ptr<function, Machine_0>,  record_1 : u32) -> i32
{
    var kind_0 : u32 = kind_of_0(record_1);
    var _S4 : bool;
    if(kind_0 != u32(2))
    {
        _S4 = kind_0 != u32(1);
    }
    else
    {
        _S4 = false;
    }
    if(_S4)
    {
        fail_0(&((*m_4)), u32(0));
        return i32(0);
    }
    var low_0 : i32 = i32(arena_0[record_1 + u32(1)]);
    var high_0 : i32 = i32(arena_0[record_1 + u32(2)]);
    if(high_0 == ((low_0 >> (u32(31)))))
    {
        return low_0;
    }
    var _S5 : i32;
    if(high_0 < i32(0))
    {
        _S5 = i32(-2147483648);
    }
    else
    {
        _S5 = i32(2147483647);
    }
    return _S5;
}

fn fail_1( m_5 : ptr<function, Machine_0>,  reason_1 : u32)
{
    if(((*m_5).fault_0) == u32(0))
    {
        (*m_5).fault_0 = reason_1 + u32(1);
    }
    return;
}

fn variant_0( m_6 : ptr<function, Machine_0>,  record_2 : u32,  count_1 : i32) -> u32
{
    var k_0 : i32 = int_view_0(&((*m_6)), record_2);
    var _S6 : bool;
    if(!failed_0((*m_6)))
    {
        if(k_0 < i32(0))
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
        fail_1(&((*m_6)), u32(20));
    }
    return u32(k_0);
}

struct Directions_0
{
     count_2 : u32,
     steps_0 : u32,
};

fn Directions_x24init_0( count_3 : u32,  steps_1 : u32) -> Directions_0
{
    var _S7 : Directions_0;
    _S7.count_2 = count_3;
    _S7.steps_0 = steps_1;
    return _S7;
}

fn ray_directions_0( k_1 : u32) -> Directions_0
{
    var all_0 : Directions_0 = Directions_x24init_0(u32(1), u32(0));
    if(k_1 < u32(4))
    {
        all_0.steps_0 = k_1;
    }
    else
    {
        var _S8 : bool;
        if(k_1 >= u32(7))
        {
            _S8 = k_1 < u32(11);
        }
        else
        {
            _S8 = false;
        }
        if(_S8)
        {
            all_0.steps_0 = k_1 - u32(3);
        }
        else
        {
            var _S9 : bool = k_1 == u32(6);
            if(_S9)
            {
                _S8 = true;
            }
            else
            {
                _S8 = k_1 == u32(13);
            }
            var _S10 : i32;
            if(_S8)
            {
                all_0.count_2 = u32(4);
                if(_S9)
                {
                    _S10 = i32(12816);
                }
                else
                {
                    _S10 = i32(30292);
                }
                all_0.steps_0 = u32(_S10);
            }
            else
            {
                if(k_1 == u32(14))
                {
                    all_0.count_2 = u32(8);
                    all_0.steps_0 = u32(1985229328);
                }
                else
                {
                    all_0.count_2 = u32(2);
                    if(k_1 == u32(4))
                    {
                        _S10 = i32(16);
                    }
                    else
                    {
                        if(k_1 == u32(5))
                        {
                            _S10 = i32(50);
                        }
                        else
                        {
                            if(k_1 == u32(11))
                            {
                                _S10 = i32(116);
                            }
                            else
                            {
                                _S10 = i32(101);
                            }
                        }
                    }
                    all_0.steps_0 = u32(_S10);
                }
            }
        }
    }
    return all_0;
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
    var _S11 : u32 = record_3 + u32(4);
    view_0.cells_0 = _S11;
    var kind_1 : u32 = kind_of_0(record_3);
    if(kind_1 == u32(6))
    {
        view_0.height_0 = arena_0[record_3 + u32(1)];
        view_0.width_0 = arena_0[record_3 + u32(2)];
        return view_0;
    }
    var rows_are_empty_0 : bool;
    if(kind_1 == u32(9))
    {
        rows_are_empty_0 = arena_0[record_3 + u32(1)] <= u32(256);
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
            if(i_0 < arena_0[record_3 + u32(1)])
            {
            }
            else
            {
                break;
            }
            var row_0 : u32 = record_3 + arena_0[_S11 + i_0];
            var _S12 : bool;
            if(rows_are_empty_0)
            {
                _S12 = (kind_of_0(row_0)) == u32(9);
            }
            else
            {
                _S12 = false;
            }
            if(_S12)
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
        view_0.height_0 = arena_0[record_3 + u32(1)];
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
    var _S13 : u32 = GridView_area_0(from_0);
    if(_S13 == u32(0))
    {
        fail_1(&((*m_9)), u32(24));
    }
    else
    {
        var _S14 : bool;
        if((from_0.height_0) > u32(1024))
        {
            _S14 = true;
        }
        else
        {
            _S14 = (from_0.width_0) > u32(1024);
        }
        if(_S14)
        {
            _S14 = true;
        }
        else
        {
            _S14 = _S13 > u32(1024);
        }
        if(_S14)
        {
            fail_1(&((*m_9)), u32(254));
        }
    }
    spend_1(&((*m_9)), _S13 * times_0);
    return from_0;
}

fn make_0( m_10 : ptr<function, Machine_0>,  bytes_0 : u32)
{
    if(((*m_10).fault_0) != u32(0))
    {
        return;
    }
    var all_1 : u32 = bytes_0 + u32(32);
    if(all_1 > ((*m_10).memory_1))
    {
        (*m_10).memory_1 = u32(0);
        fail_0(&((*m_10)), u32(31));
        return;
    }
    (*m_10).memory_1 = (*m_10).memory_1 - all_1;
    spend_0(&((*m_10)), all_1 / u32(16));
    return;
}

fn new_record_0( m_11 : ptr<function, Machine_0>,  kind_2 : u32,  a_0 : u32,  b_0 : u32,  words_0 : u32) -> u32
{
    if(((*m_11).fault_0) != u32(0))
    {
        return u32(0);
    }
    var at_0 : u32 = (*m_11).cursor_0;
    var _S15 : bool;
    if(words_0 > u32(1048576))
    {
        _S15 = true;
    }
    else
    {
        _S15 = (at_0 + u32(4) + words_0) > ((*m_11).end_0);
    }
    if(_S15)
    {
        fail_0(&((*m_11)), u32(254));
        return u32(0);
    }
    arena_0[at_0] = kind_2;
    arena_0[at_0 + u32(1)] = a_0;
    arena_0[at_0 + u32(2)] = b_0;
    arena_0[at_0 + u32(3)] = words_0;
    if(words_0 > u32(0))
    {
        arena_0[at_0 + u32(4) + words_0 - u32(1)] = u32(0);
    }
    (*m_11).cursor_0 = at_0 + u32(4) + words_0;
    return at_0;
}

fn edit_grid_0( m_12 : ptr<function, Machine_0>,  from_1 : GridView_0) -> u32
{
    var _S16 : u32 = GridView_area_0(from_1);
    make_0(&((*m_12)), _S16);
    var words_1 : u32 = (_S16 + u32(3)) / u32(4);
    var at_1 : u32 = new_record_0(&((*m_12)), u32(6), from_1.height_0, from_1.width_0, words_1);
    if(at_1 == u32(0))
    {
        return u32(0);
    }
    var i_1 : u32 = u32(0);
    for(;;)
    {
        if(i_1 < words_1)
        {
        }
        else
        {
            break;
        }
        arena_0[at_1 + u32(4) + i_1] = arena_0[from_1.cells_0 + i_1];
        i_1 = i_1 + u32(1);
    }
    return at_1 + u32(4);
}

fn cell_at_0( cells_1 : u32,  i_2 : u32) -> i32
{
    return (i32((arena_0[cells_1 + ((i_2 >> (u32(2))))] << ((u32(24) - u32(8) * ((i_2 & (u32(3)))))))) >> (u32(24)));
}

fn list_cells_0( from_2 : GridView_0,  any_0 : bool,  colour_0 : i32,  list_0 : u32) -> u32
{
    var row_1 : u32 = u32(0);
    var at_2 : u32 = u32(0);
    var count_4 : u32 = u32(0);
    for(;;)
    {
        if(row_1 < (from_2.height_0))
        {
        }
        else
        {
            break;
        }
        var column_0 : u32 = u32(0);
        var count_5 : u32 = count_4;
        for(;;)
        {
            if(column_0 < (from_2.width_0))
            {
            }
            else
            {
                break;
            }
            var cell_0 : i32 = cell_at_0(from_2.cells_0, at_2);
            var _S17 : bool;
            if(cell_0 != i32(0))
            {
                if(any_0)
                {
                    _S17 = true;
                }
                else
                {
                    _S17 = cell_0 == colour_0;
                }
            }
            else
            {
                _S17 = false;
            }
            if(_S17)
            {
                arena_0[list_0 + count_5] = (((at_2 | (((row_1 << (u32(12))))))) | (((column_0 << (u32(22))))));
                count_5 = count_5 + u32(1);
            }
            var at_3 : u32 = at_2 + u32(1);
            column_0 = column_0 + u32(1);
            at_2 = at_3;
        }
        row_1 = row_1 + u32(1);
        count_4 = count_5;
    }
    return count_4;
}

fn Directions_step_0( this_1 : Directions_0,  i_3 : u32) -> u32
{
    return ((((this_1.steps_0) >> ((u32(4) * i_3)))) & (u32(15)));
}

struct Way_0
{
     down_0 : i32,
     right_0 : i32,
     stride_0 : i32,
};

fn Way_of_0( from_3 : GridView_0,  k_2 : u32) -> Way_0
{
    var way_0 : Way_0;
    var _S18 : bool;
    if(k_2 == u32(0))
    {
        _S18 = true;
    }
    else
    {
        _S18 = k_2 == u32(4);
    }
    if(_S18)
    {
        _S18 = true;
    }
    else
    {
        _S18 = k_2 == u32(5);
    }
    var _S19 : i32;
    if(_S18)
    {
        _S19 = i32(1);
    }
    else
    {
        if(k_2 == u32(1))
        {
            _S18 = true;
        }
        else
        {
            _S18 = k_2 == u32(6);
        }
        if(_S18)
        {
            _S18 = true;
        }
        else
        {
            _S18 = k_2 == u32(7);
        }
        if(_S18)
        {
            _S19 = i32(-1);
        }
        else
        {
            _S19 = i32(0);
        }
    }
    way_0.down_0 = _S19;
    if(k_2 == u32(2))
    {
        _S18 = true;
    }
    else
    {
        _S18 = k_2 == u32(4);
    }
    if(_S18)
    {
        _S18 = true;
    }
    else
    {
        _S18 = k_2 == u32(6);
    }
    if(_S18)
    {
        _S19 = i32(1);
    }
    else
    {
        if(k_2 == u32(3))
        {
            _S18 = true;
        }
        else
        {
            _S18 = k_2 == u32(5);
        }
        if(_S18)
        {
            _S18 = true;
        }
        else
        {
            _S18 = k_2 == u32(7);
        }
        if(_S18)
        {
            _S19 = i32(-1);
        }
        else
        {
            _S19 = i32(0);
        }
    }
    way_0.right_0 = _S19;
    way_0.stride_0 = way_0.down_0 * i32(from_3.width_0) + _S19;
    return way_0;
}

fn Way_steps_0( this_2 : Way_0,  from_4 : GridView_0,  row_2 : u32,  column_1 : u32) -> u32
{
    var most_0 : u32;
    if((this_2.down_0) != i32(0))
    {
        if((this_2.down_0) > i32(0))
        {
            most_0 = from_4.height_0 - u32(1) - row_2;
        }
        else
        {
            most_0 = row_2;
        }
    }
    else
    {
        most_0 = u32(4294967295);
    }
    if((this_2.right_0) != i32(0))
    {
        var _S20 : u32;
        if((this_2.right_0) > i32(0))
        {
            _S20 = from_4.width_0 - u32(1) - column_1;
        }
        else
        {
            _S20 = column_1;
        }
        most_0 = min(most_0, _S20);
    }
    return most_0;
}

fn put_cell_0( cells_2 : u32,  i_4 : u32,  value_2 : i32)
{
    var at_4 : u32 = cells_2 + ((i_4 >> (u32(2))));
    var shift_0 : u32 = u32(8) * ((i_4 & (u32(3))));
    arena_0[at_4] = (((arena_0[at_4] & ((~((u32(255) << (shift_0))))))) | (((((u32(value_2) & (u32(255)))) << (shift_0)))));
    return;
}

fn draw_rays_0( m_13 : ptr<function, Machine_0>,  from_5 : GridView_0,  directions_0 : Directions_0,  any_1 : bool,  colour_1 : i32)
{
    var out_0 : u32 = edit_grid_0(&((*m_13)), from_5);
    if(out_0 == u32(0))
    {
        return;
    }
    var _S21 : u32 = list_cells_0(from_5, any_1, colour_1, (*m_13).scratch_1);
    var i_5 : u32 = u32(0);
    for(;;)
    {
        if(i_5 < (directions_0.count_2))
        {
        }
        else
        {
            break;
        }
        var _S22 : Way_0 = Way_of_0(from_5, Directions_step_0(directions_0, i_5));
        var k_3 : u32 = u32(0);
        for(;;)
        {
            if(k_3 < _S21)
            {
            }
            else
            {
                break;
            }
            var at_5 : u32 = (arena_0[(*m_13).scratch_1 + k_3] & (u32(4095)));
            var _S23 : u32 = Way_steps_0(_S22, from_5, (((arena_0[(*m_13).scratch_1 + k_3] >> (u32(12)))) & (u32(1023))), (arena_0[(*m_13).scratch_1 + k_3] >> (u32(22))));
            var _S24 : i32 = cell_at_0(from_5.cells_0, at_5);
            var at_6 : u32 = at_5;
            var s_0 : u32 = u32(0);
            for(;;)
            {
                if(s_0 < _S23)
                {
                }
                else
                {
                    break;
                }
                var at_7 : u32 = u32(i32(at_6) + _S22.stride_0);
                if((cell_at_0(from_5.cells_0, at_7)) != i32(0))
                {
                    break;
                }
                if((cell_at_0(out_0, at_7)) == i32(0))
                {
                    put_cell_0(out_0, at_7, _S24);
                }
                var s_1 : u32 = s_0 + u32(1);
                at_6 = at_7;
                s_0 = s_1;
            }
            k_3 = k_3 + u32(1);
        }
        i_5 = i_5 + u32(1);
    }
    return;
}

fn op_rays_0( m_14 : ptr<function, Machine_0>,  grid_0 : u32,  number_0 : u32)
{
    var k_4 : u32 = variant_0(&((*m_14)), number_0, i32(15));
    if(failed_0((*m_14)))
    {
        return;
    }
    var directions_1 : Directions_0 = ray_directions_0(k_4);
    var from_6 : GridView_0 = whole_0(&((*m_14)), grid_0, directions_1.count_2 * u32(2));
    if(!failed_0((*m_14)))
    {
        draw_rays_0(&((*m_14)), from_6, directions_1, true, i32(0));
    }
    return;
}

fn colour_view_0( m_15 : ptr<function, Machine_0>,  record_5 : u32) -> i32
{
    var value_3 : i32;
    if((kind_of_0(record_5)) == u32(2))
    {
        var _S25 : i32 = int_view_0(&((*m_15)), record_5);
        value_3 = _S25;
    }
    else
    {
        fail_1(&((*m_15)), u32(3));
        value_3 = i32(0);
    }
    var _S26 : bool;
    if(value_3 < i32(-128))
    {
        _S26 = true;
    }
    else
    {
        _S26 = value_3 > i32(127);
    }
    if(_S26)
    {
        fail_1(&((*m_15)), u32(3));
    }
    return value_3;
}

fn op_color_rays_0( m_16 : ptr<function, Machine_0>,  grid_1 : u32,  hue_0 : u32,  number_1 : u32)
{
    var colour_2 : i32 = colour_view_0(&((*m_16)), hue_0);
    if(failed_0((*m_16)))
    {
        return;
    }
    var k_5 : u32 = variant_0(&((*m_16)), number_1, i32(15));
    if(failed_0((*m_16)))
    {
        return;
    }
    var directions_2 : Directions_0 = ray_directions_0(k_5);
    var from_7 : GridView_0 = whole_0(&((*m_16)), grid_1, directions_2.count_2 * u32(2));
    if(!failed_0((*m_16)))
    {
        draw_rays_0(&((*m_16)), from_7, directions_2, false, colour_2);
    }
    return;
}

fn variant_1( m_17 : ptr<function, Machine_0>,  record_6 : u32,  count_6 : i32) -> u32
{
    var k_6 : i32 = int_view_0(&((*m_17)), record_6);
    var _S27 : bool;
    if(!failed_0((*m_17)))
    {
        if(k_6 < i32(0))
        {
            _S27 = true;
        }
        else
        {
            _S27 = k_6 >= count_6;
        }
    }
    else
    {
        _S27 = false;
    }
    if(_S27)
    {
        fail_1(&((*m_17)), u32(20));
    }
    return u32(k_6);
}

fn join_directions_0( k_7 : u32) -> Directions_0
{
    var all_2 : Directions_0 = Directions_x24init_0(u32(1), u32(2));
    if(k_7 == u32(1))
    {
        all_2.steps_0 = u32(0);
    }
    else
    {
        var _S28 : bool = k_7 == u32(2);
        var _S29 : bool;
        if(_S28)
        {
            _S29 = true;
        }
        else
        {
            _S29 = k_7 == u32(3);
        }
        if(_S29)
        {
            all_2.count_2 = u32(2);
            var _S30 : i32;
            if(_S28)
            {
                _S30 = i32(32);
            }
            else
            {
                _S30 = i32(84);
            }
            all_2.steps_0 = u32(_S30);
        }
        else
        {
            if(k_7 == u32(4))
            {
                all_2.count_2 = u32(4);
                all_2.steps_0 = u32(21536);
            }
        }
    }
    return all_2;
}

fn whole_1( m_18 : ptr<function, Machine_0>,  record_7 : u32,  times_1 : u32) -> GridView_0
{
    var from_8 : GridView_0 = grid_view_0(&((*m_18)), record_7);
    if(failed_0((*m_18)))
    {
        return from_8;
    }
    var _S31 : u32 = GridView_area_0(from_8);
    if(_S31 == u32(0))
    {
        fail_1(&((*m_18)), u32(24));
    }
    else
    {
        var _S32 : bool;
        if((from_8.height_0) > u32(1024))
        {
            _S32 = true;
        }
        else
        {
            _S32 = (from_8.width_0) > u32(1024);
        }
        if(_S32)
        {
            _S32 = true;
        }
        else
        {
            _S32 = _S31 > u32(1024);
        }
        if(_S32)
        {
            fail_1(&((*m_18)), u32(254));
        }
    }
    spend_1(&((*m_18)), _S31 * times_1);
    return from_8;
}

fn op_join_0( m_19 : ptr<function, Machine_0>,  grid_2 : u32,  number_2 : u32)
{
    var k_8 : u32 = variant_1(&((*m_19)), number_2, i32(10));
    if(failed_0((*m_19)))
    {
        return;
    }
    var over_others_0 : bool = k_8 >= u32(5);
    var i_6 : u32;
    if(over_others_0)
    {
        i_6 = k_8 - u32(5);
    }
    else
    {
        i_6 = k_8;
    }
    var directions_3 : Directions_0 = join_directions_0(i_6);
    var from_9 : GridView_0 = whole_1(&((*m_19)), grid_2, directions_3.count_2 * u32(3));
    if(failed_0((*m_19)))
    {
        return;
    }
    if(over_others_0)
    {
        spend_0(&((*m_19)), GridView_area_0(from_9) * max(from_9.height_0, from_9.width_0) * directions_3.count_2 / u32(2));
    }
    if(failed_0((*m_19)))
    {
        return;
    }
    var out_1 : u32 = edit_grid_0(&((*m_19)), from_9);
    if(out_1 == u32(0))
    {
        return;
    }
    var _S33 : u32 = list_cells_0(from_9, true, i32(0), (*m_19).scratch_1);
    i_6 = u32(0);
    for(;;)
    {
        if(i_6 < (directions_3.count_2))
        {
        }
        else
        {
            break;
        }
        var _S34 : Way_0 = Way_of_0(from_9, Directions_step_0(directions_3, i_6));
        var k_9 : u32 = u32(0);
        for(;;)
        {
            if(k_9 < _S33)
            {
            }
            else
            {
                break;
            }
            var place_1 : u32 = (arena_0[(*m_19).scratch_1 + k_9] & (u32(4095)));
            var _S35 : u32 = Way_steps_0(_S34, from_9, (((arena_0[(*m_19).scratch_1 + k_9] >> (u32(12)))) & (u32(1023))), (arena_0[(*m_19).scratch_1 + k_9] >> (u32(22))));
            var _S36 : i32 = cell_at_0(from_9.cells_0, place_1);
            var at_8 : u32 = place_1;
            var s_2 : u32 = u32(0);
            for(;;)
            {
                if(s_2 < _S35)
                {
                }
                else
                {
                    break;
                }
                var at_9 : u32 = u32(i32(at_8) + _S34.stride_0);
                var there_0 : i32 = cell_at_0(from_9.cells_0, at_9);
                if(there_0 == _S36)
                {
                    var place_2 : u32 = place_1;
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
                        var place_3 : u32 = u32(i32(place_2) + _S34.stride_0);
                        put_cell_0(out_1, place_3, _S36);
                        var between_1 : u32 = between_0 + u32(1);
                        place_2 = place_3;
                        between_0 = between_1;
                    }
                    break;
                }
                var _S37 : bool;
                if(there_0 != i32(0))
                {
                    _S37 = !over_others_0;
                }
                else
                {
                    _S37 = false;
                }
                if(_S37)
                {
                    break;
                }
                var s_3 : u32 = s_2 + u32(1);
                at_8 = at_9;
                s_2 = s_3;
            }
            k_9 = k_9 + u32(1);
        }
        i_6 = i_6 + u32(1);
    }
    return;
}

fn op_spread_0( m_20 : ptr<function, Machine_0>,  grid_3 : u32,  number_3 : u32)
{
    var w_0 : u32;
    var k_10 : u32 = variant_1(&((*m_20)), number_3, i32(2));
    if(failed_0((*m_20)))
    {
        return;
    }
    var from_10 : GridView_0 = whole_1(&((*m_20)), grid_3, u32(10));
    if(failed_0((*m_20)))
    {
        return;
    }
    var out_2 : u32 = edit_grid_0(&((*m_20)), from_10);
    if(out_2 == u32(0))
    {
        return;
    }
    var _S38 : u32 = (*m_20).scratch_1;
    var front_0 : u32 = (*m_20).scratch_1 + u32(1024);
    var _S39 : u32 = (*m_20).scratch_1 + u32(2048);
    var _S40 : u32 = list_cells_0(from_10, true, i32(0), front_0);
    var _S41 : u32 = GridView_area_0(from_10);
    var i_7 : u32 = u32(0);
    for(;;)
    {
        if(i_7 < _S41)
        {
        }
        else
        {
            break;
        }
        arena_0[_S38 + i_7] = u32(4096);
        i_7 = i_7 + u32(1);
    }
    var _S42 : i32;
    if(k_10 == u32(1))
    {
        _S42 = i32(8);
    }
    else
    {
        _S42 = i32(4);
    }
    var _S43 : u32 = u32(_S42);
    var count_7 : u32 = _S40;
    var front_1 : u32 = front_0;
    var reached_0 : u32 = _S39;
    for(;;)
    {
        if(count_7 > u32(0))
        {
        }
        else
        {
            break;
        }
        i_7 = u32(0);
        var next_0 : u32 = u32(0);
        for(;;)
        {
            if(i_7 < count_7)
            {
            }
            else
            {
                break;
            }
            var at_10 : u32 = (arena_0[front_1 + i_7] & (u32(4095)));
            var _S44 : u32 = (((arena_0[front_1 + i_7] >> (u32(12)))) & (u32(1023)));
            var _S45 : u32 = (arena_0[front_1 + i_7] >> (u32(22)));
            var _S46 : i32 = cell_at_0(out_2, at_10);
            w_0 = u32(0);
            var next_1 : u32 = next_0;
            for(;;)
            {
                if(w_0 < _S43)
                {
                }
                else
                {
                    break;
                }
                var way_1 : Way_0 = Way_of_0(from_10, w_0);
                if((Way_steps_0(way_1, from_10, _S44, _S45)) == u32(0))
                {
                    w_0 = w_0 + u32(1);
                    continue;
                }
                var place_4 : u32 = u32(i32(at_10) + way_1.stride_0);
                if((cell_at_0(out_2, place_4)) != i32(0))
                {
                    w_0 = w_0 + u32(1);
                    continue;
                }
                var _S47 : u32 = _S38 + place_4;
                var next_2 : u32;
                if(arena_0[_S47] == u32(4096))
                {
                    arena_0[_S47] = u32(_S46);
                    arena_0[reached_0 + next_1] = (((place_4 | (((u32(i32(_S44) + way_1.down_0) << (u32(12))))))) | (((u32(i32(_S45) + way_1.right_0) << (u32(22))))));
                    next_2 = next_1 + u32(1);
                }
                else
                {
                    arena_0[_S47] = u32(min(i32(arena_0[_S47]), _S46));
                    next_2 = next_1;
                }
                next_1 = next_2;
                w_0 = w_0 + u32(1);
            }
            i_7 = i_7 + u32(1);
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
            var at_11 : u32 = (arena_0[reached_0 + w_0] & (u32(4095)));
            put_cell_0(out_2, at_11, i32(arena_0[_S38 + at_11]));
            w_0 = w_0 + u32(1);
        }
        count_7 = next_0;
        var _S48 : u32 = front_1;
        front_1 = reached_0;
        reached_0 = _S48;
    }
    return;
}

fn fits_lines_0( m_21 : ptr<function, Machine_0>,  from_11 : GridView_0) -> bool
{
    var _S49 : bool;
    if((from_11.width_0) > u32(32))
    {
        _S49 = true;
    }
    else
    {
        _S49 = (from_11.height_0) > u32(64);
    }
    if(_S49)
    {
        fail_1(&((*m_21)), u32(254));
    }
    return !failed_0((*m_21));
}

fn edit_grid_1( m_22 : ptr<function, Machine_0>,  from_12 : GridView_0) -> u32
{
    var _S50 : u32 = GridView_area_0(from_12);
    make_0(&((*m_22)), _S50);
    var words_2 : u32 = (_S50 + u32(3)) / u32(4);
    var at_12 : u32 = new_record_0(&((*m_22)), u32(6), from_12.height_0, from_12.width_0, words_2);
    if(at_12 == u32(0))
    {
        return u32(0);
    }
    var i_8 : u32 = u32(0);
    for(;;)
    {
        if(i_8 < words_2)
        {
        }
        else
        {
            break;
        }
        arena_0[at_12 + u32(4) + i_8] = arena_0[from_12.cells_0 + i_8];
        i_8 = i_8 + u32(1);
    }
    return at_12 + u32(4);
}

struct Three_0
{
     above_0 : u32,
     own_0 : u32,
     below_0 : u32,
};

fn Three_x24init_0( above_1 : u32,  own_1 : u32,  below_1 : u32) -> Three_0
{
    var _S51 : Three_0;
    _S51.above_0 = above_1;
    _S51.own_0 = own_1;
    _S51.below_0 = below_1;
    return _S51;
}

fn four_cells_0( cells_3 : u32,  i_9 : u32) -> u32
{
    var at_13 : u32 = cells_3 + ((i_9 >> (u32(2))));
    var shift_1 : u32 = u32(8) * ((i_9 & (u32(3))));
    var _S52 : u32;
    if(shift_1 == u32(0))
    {
        _S52 = arena_0[at_13];
    }
    else
    {
        _S52 = (((arena_0[at_13] >> (shift_1))) | (((arena_0[at_13 + u32(1)] << ((u32(32) - shift_1))))));
    }
    return _S52;
}

fn zero_bytes_0( word_0 : u32) -> u32
{
    return ~(((((((word_0 & (u32(2139062143)))) + u32(2139062143)) | (word_0))) | (u32(2139062143))));
}

fn gathered_0( word_1 : u32) -> u32
{
    return ((((((word_1 & (u32(16843009)))) * u32(16909320)) >> (u32(24)))) & (u32(15)));
}

fn lowest_0( count_8 : u32) -> u32
{
    return (u32(4294967295) >> ((u32(32) - count_8)));
}

fn filled_in_row_0( from_13 : GridView_0,  row_3 : u32) -> u32
{
    var _S53 : u32;
    var column_2 : u32 = u32(0);
    var filled_0 : u32 = u32(0);
    for(;;)
    {
        _S53 = from_13.width_0;
        if(column_2 < (from_13.width_0))
        {
        }
        else
        {
            break;
        }
        var filled_1 : u32 = (filled_0 | ((((((gathered_0(((zero_bytes_0(four_cells_0(from_13.cells_0, row_3 * from_13.width_0 + column_2))) >> (u32(7))))) ^ (u32(15)))) << (column_2)))));
        column_2 = column_2 + u32(4);
        filled_0 = filled_1;
    }
    return (filled_0 & ((lowest_0(_S53))));
}

fn three_rows_0( from_14 : GridView_0,  row_4 : u32,  before_0 : Three_0) -> Three_0
{
    var three_0 : Three_0;
    var _S54 : bool = row_4 == u32(0);
    var _S55 : u32;
    if(_S54)
    {
        _S55 = u32(0);
    }
    else
    {
        _S55 = before_0.own_0;
    }
    three_0.above_0 = _S55;
    if(_S54)
    {
        _S55 = filled_in_row_0(from_14, u32(0));
    }
    else
    {
        _S55 = before_0.below_0;
    }
    three_0.own_0 = _S55;
    var _S56 : u32 = row_4 + u32(1);
    if(_S56 < (from_14.height_0))
    {
        _S55 = filled_in_row_0(from_14, _S56);
    }
    else
    {
        _S55 = u32(0);
    }
    three_0.below_0 = _S55;
    return three_0;
}

fn Three_beside_0( this_3 : Three_0) -> u32
{
    return ((((((this_3.above_0) | ((this_3.below_0)))) | ((((this_3.own_0) << (u32(1))))))) | ((((this_3.own_0) >> (u32(1))))));
}

fn Three_diagonal_0( this_4 : Three_0) -> u32
{
    var _S57 : u32 = ((this_4.above_0) | ((this_4.below_0)));
    return (((_S57 << (u32(1)))) | (((_S57 >> (u32(1))))));
}

fn neighbour_0( from_15 : GridView_0,  row_5 : u32,  column_3 : u32,  first_0 : u32,  after_0 : u32) -> i32
{
    var k_11 : u32 = first_0;
    for(;;)
    {
        if(k_11 < after_0)
        {
        }
        else
        {
            break;
        }
        var way_2 : Way_0 = Way_of_0(from_15, k_11);
        if((Way_steps_0(way_2, from_15, row_5, column_3)) == u32(0))
        {
            k_11 = k_11 + u32(1);
            continue;
        }
        var cell_1 : i32 = cell_at_0(from_15.cells_0, u32(i32(row_5 * from_15.width_0 + column_3) + way_2.stride_0));
        if(cell_1 != i32(0))
        {
            return cell_1;
        }
        k_11 = k_11 + u32(1);
    }
    return i32(0);
}

fn op_grow_0( m_23 : ptr<function, Machine_0>,  grid_4 : u32,  number_4 : u32)
{
    var from_16 : GridView_0 = whole_0(&((*m_23)), grid_4, u32(6));
    if(failed_0((*m_23)))
    {
        return;
    }
    var k_12 : u32 = variant_0(&((*m_23)), number_4, i32(3));
    var _S58 : bool;
    if(failed_0((*m_23)))
    {
        _S58 = true;
    }
    else
    {
        var _S59 : bool = fits_lines_0(&((*m_23)), from_16);
        _S58 = !_S59;
    }
    if(_S58)
    {
        return;
    }
    var out_3 : u32 = edit_grid_1(&((*m_23)), from_16);
    if(out_3 == u32(0))
    {
        return;
    }
    var _S60 : i32;
    if(k_12 == u32(2))
    {
        _S60 = i32(4);
    }
    else
    {
        _S60 = i32(0);
    }
    var _S61 : u32 = u32(_S60);
    if(k_12 == u32(0))
    {
        _S60 = i32(4);
    }
    else
    {
        _S60 = i32(8);
    }
    var _S62 : u32 = u32(_S60);
    var three_1 : Three_0 = Three_x24init_0(u32(0), u32(0), u32(0));
    var row_6 : u32 = u32(0);
    for(;;)
    {
        if(row_6 < (from_16.height_0))
        {
        }
        else
        {
            break;
        }
        var three_2 : Three_0 = three_rows_0(from_16, row_6, three_1);
        var _S63 : u32;
        if(k_12 < u32(2))
        {
            _S63 = Three_beside_0(three_2);
        }
        else
        {
            _S63 = u32(0);
        }
        var _S64 : u32;
        if(k_12 > u32(0))
        {
            _S64 = Three_diagonal_0(three_2);
        }
        else
        {
            _S64 = u32(0);
        }
        var near_0 : u32 = (((_S63 | (_S64))) & ((((~three_2.own_0) & ((lowest_0(from_16.width_0)))))));
        for(;;)
        {
            if(near_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            var column_4 : u32 = firstbitlow_0(near_0);
            var near_1 : u32 = (near_0 & ((near_0 - u32(1))));
            put_cell_0(out_3, row_6 * from_16.width_0 + column_4, neighbour_0(from_16, row_6, column_4, _S61, _S62));
            near_0 = near_1;
        }
        var row_7 : u32 = row_6 + u32(1);
        three_1 = three_2;
        row_6 = row_7;
    }
    return;
}

fn op_surround_0( m_24 : ptr<function, Machine_0>,  grid_5 : u32,  hue_1 : u32)
{
    var from_17 : GridView_0 = whole_0(&((*m_24)), grid_5, u32(6));
    if(failed_0((*m_24)))
    {
        return;
    }
    var _S65 : i32 = colour_view_0(&((*m_24)), hue_1);
    var _S66 : bool;
    if(failed_0((*m_24)))
    {
        _S66 = true;
    }
    else
    {
        var _S67 : bool = fits_lines_0(&((*m_24)), from_17);
        _S66 = !_S67;
    }
    if(_S66)
    {
        return;
    }
    var out_4 : u32 = edit_grid_1(&((*m_24)), from_17);
    if(out_4 == u32(0))
    {
        return;
    }
    var three_3 : Three_0 = Three_x24init_0(u32(0), u32(0), u32(0));
    var row_8 : u32 = u32(0);
    for(;;)
    {
        if(row_8 < (from_17.height_0))
        {
        }
        else
        {
            break;
        }
        var three_4 : Three_0 = three_rows_0(from_17, row_8, three_3);
        var near_2 : u32 = ((((((Three_beside_0(three_4)) | ((Three_diagonal_0(three_4))))) & ((~three_4.own_0)))) & ((lowest_0(from_17.width_0))));
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
            put_cell_0(out_4, row_8 * from_17.width_0 + firstbitlow_0(near_2), _S65);
            near_2 = near_3;
        }
        var row_9 : u32 = row_8 + u32(1);
        three_3 = three_4;
        row_8 = row_9;
    }
    return;
}

fn fits_lines_1( m_25 : ptr<function, Machine_0>,  from_18 : GridView_0) -> bool
{
    var _S68 : bool;
    if((from_18.width_0) > u32(32))
    {
        _S68 = true;
    }
    else
    {
        _S68 = (from_18.height_0) > u32(64);
    }
    if(_S68)
    {
        fail_1(&((*m_25)), u32(254));
    }
    return !failed_0((*m_25));
}

fn new_empty_rows_0( m_26 : ptr<function, Machine_0>,  count_9 : u32)
{
    if(count_9 == u32(0))
    {
        var _S69 : u32 = new_record_0(&((*m_26)), u32(9), u32(0), u32(1), u32(0));
        return;
    }
    make_0(&((*m_26)), count_9 * u32(16));
    var at_14 : u32 = new_record_0(&((*m_26)), u32(9), count_9, u32(1) + count_9, count_9 + count_9 * u32(4));
    if(at_14 == u32(0))
    {
        return;
    }
    var i_10 : u32 = u32(0);
    for(;;)
    {
        if(i_10 < count_9)
        {
        }
        else
        {
            break;
        }
        var start_0 : u32 = u32(4) + count_9 + i_10 * u32(4);
        arena_0[at_14 + u32(4) + i_10] = start_0;
        var _S70 : u32 = at_14 + start_0;
        arena_0[_S70] = u32(9);
        arena_0[_S70 + u32(1)] = u32(0);
        arena_0[_S70 + u32(2)] = u32(1);
        arena_0[_S70 + u32(3)] = u32(0);
        i_10 = i_10 + u32(1);
    }
    return;
}

fn new_grid_0( m_27 : ptr<function, Machine_0>,  height_1 : u32,  width_1 : u32) -> u32
{
    if(((*m_27).fault_0) != u32(0))
    {
        return u32(0);
    }
    var _S71 : bool;
    if(height_1 > u32(1048576))
    {
        _S71 = true;
    }
    else
    {
        _S71 = width_1 > u32(1048576);
    }
    if(_S71)
    {
        _S71 = true;
    }
    else
    {
        _S71 = (max(height_1 * width_1, height_1)) > u32(1048576);
    }
    if(_S71)
    {
        fail_0(&((*m_27)), u32(28));
        return u32(0);
    }
    var area_0 : u32 = height_1 * width_1;
    if(area_0 == u32(0))
    {
        new_empty_rows_0(&((*m_27)), height_1);
        return u32(0);
    }
    make_0(&((*m_27)), area_0);
    var at_15 : u32 = new_record_0(&((*m_27)), u32(6), height_1, width_1, (area_0 + u32(3)) / u32(4));
    var _S72 : u32;
    if(at_15 == u32(0))
    {
        _S72 = u32(0);
    }
    else
    {
        _S72 = at_15 + u32(4);
    }
    return _S72;
}

struct CellWriter_0
{
     at_16 : u32,
     word_2 : u32,
     filled_2 : u32,
};

fn CellWriter_to_0( cells_4 : u32) -> CellWriter_0
{
    var w_1 : CellWriter_0;
    w_1.at_16 = cells_4;
    w_1.word_2 = u32(0);
    w_1.filled_2 = u32(0);
    return w_1;
}

fn Three_inside_0( this_5 : Three_0,  diagonally_0 : bool) -> u32
{
    var _S73 : u32 = ((this_5.above_0) & ((this_5.below_0)));
    var all_3 : u32 = (((_S73 & ((((this_5.own_0) << (u32(1))))))) & ((((this_5.own_0) >> (u32(1))))));
    var all_4 : u32;
    if(diagonally_0)
    {
        all_4 = (all_3 & (((((_S73 << (u32(1)))) & (((_S73 >> (u32(1)))))))));
    }
    else
    {
        all_4 = all_3;
    }
    return all_4;
}

fn CellWriter_push_0( this_6 : ptr<function, CellWriter_0>,  value_4 : i32)
{
    (*this_6).word_2 = (((*this_6).word_2) | (((((u32(value_4) & (u32(255)))) << ((u32(8) * (*this_6).filled_2))))));
    var _S74 : u32 = (*this_6).filled_2 + u32(1);
    (*this_6).filled_2 = _S74;
    if(_S74 == u32(4))
    {
        arena_0[(*this_6).at_16] = (*this_6).word_2;
        (*this_6).at_16 = (*this_6).at_16 + u32(1);
        (*this_6).word_2 = u32(0);
        (*this_6).filled_2 = u32(0);
    }
    return;
}

fn CellWriter_finish_0( this_7 : ptr<function, CellWriter_0>)
{
    if(((*this_7).filled_2) != u32(0))
    {
        arena_0[(*this_7).at_16] = (*this_7).word_2;
    }
    return;
}

fn op_rim_0( m_28 : ptr<function, Machine_0>,  grid_6 : u32,  number_5 : u32)
{
    var from_19 : GridView_0 = whole_1(&((*m_28)), grid_6, u32(6));
    if(failed_0((*m_28)))
    {
        return;
    }
    var _S75 : u32 = variant_1(&((*m_28)), number_5, i32(4));
    var _S76 : bool;
    if(failed_0((*m_28)))
    {
        _S76 = true;
    }
    else
    {
        var _S77 : bool = fits_lines_1(&((*m_28)), from_19);
        _S76 = !_S77;
    }
    if(_S76)
    {
        return;
    }
    var cells_5 : u32 = new_grid_0(&((*m_28)), from_19.height_0, from_19.width_0);
    if(cells_5 == u32(0))
    {
        return;
    }
    var out_5 : CellWriter_0 = CellWriter_to_0(cells_5);
    var three_5 : Three_0 = Three_x24init_0(u32(0), u32(0), u32(0));
    var row_10 : u32 = u32(0);
    var at_17 : u32 = u32(0);
    for(;;)
    {
        if(row_10 < (from_19.height_0))
        {
        }
        else
        {
            break;
        }
        var three_6 : Three_0 = three_rows_0(from_19, row_10, three_5);
        var kept_0 : u32 = Three_inside_0(three_6, ((_S75 & (u32(1)))) == u32(1));
        var kept_1 : u32;
        if(_S75 < u32(2))
        {
            kept_1 = ~kept_0;
        }
        else
        {
            kept_1 = kept_0;
        }
        var kept_2 : u32 = (kept_1 & ((three_6.own_0)));
        var column_5 : u32 = u32(0);
        for(;;)
        {
            if(column_5 < (from_19.width_0))
            {
            }
            else
            {
                break;
            }
            var _S78 : i32;
            if(((((kept_2 >> (column_5))) & (u32(1)))) == u32(1))
            {
                _S78 = cell_at_0(from_19.cells_0, at_17);
            }
            else
            {
                _S78 = i32(0);
            }
            CellWriter_push_0(&(out_5), _S78);
            var at_18 : u32 = at_17 + u32(1);
            column_5 = column_5 + u32(1);
            at_17 = at_18;
        }
        var row_11 : u32 = row_10 + u32(1);
        three_5 = three_6;
        row_10 = row_11;
    }
    CellWriter_finish_0(&(out_5));
    return;
}

fn colour_view_1( m_29 : ptr<function, Machine_0>,  record_8 : u32) -> i32
{
    var value_5 : i32;
    if((kind_of_0(record_8)) == u32(2))
    {
        var _S79 : i32 = int_view_0(&((*m_29)), record_8);
        value_5 = _S79;
    }
    else
    {
        fail_1(&((*m_29)), u32(3));
        value_5 = i32(0);
    }
    var _S80 : bool;
    if(value_5 < i32(-128))
    {
        _S80 = true;
    }
    else
    {
        _S80 = value_5 > i32(127);
    }
    if(_S80)
    {
        fail_1(&((*m_29)), u32(3));
    }
    return value_5;
}

fn along_row_0( reached_1 : u32,  free_0 : u32) -> u32
{
    var _S81 : u32 = (reached_1 & (free_0));
    var step_0 : u32 = u32(1);
    var left_0 : u32 = free_0;
    var _S82 : u32 = _S81;
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
        var _S83 : u32 = (_S82 | (((((left_0 & (((_S82 << (step_0)))))) | (((right_1 & (((_S82 >> (step_0)))))))))));
        var left_1 : u32 = (left_0 & (((left_0 << (step_0)))));
        var right_2 : u32 = (right_1 & (((right_1 >> (step_0)))));
        step_0 = (step_0 << (u32(1)));
        left_0 = left_1;
        _S82 = _S83;
        right_1 = right_2;
    }
    return _S82;
}

fn flood_0( m_30 : Machine_0,  from_20 : GridView_0,  first_1 : u32,  last_0 : u32) -> vec2<u32>
{
    var _S84 : u32;
    var above_2 : u32;
    var _S85 : u32 = m_30.scratch_1 + u32(64);
    var changed_0 : bool = true;
    var _S86 : u32 = first_1;
    var _S87 : u32 = last_0;
    for(;;)
    {
        if(changed_0)
        {
        }
        else
        {
            break;
        }
        var _S88 : u32 = _S87;
        var changed_1 : bool = false;
        var row_12 : u32 = _S86;
        for(;;)
        {
            _S84 = from_20.height_0;
            if(row_12 < (from_20.height_0))
            {
            }
            else
            {
                break;
            }
            if(row_12 == u32(0))
            {
                above_2 = u32(0);
            }
            else
            {
                above_2 = arena_0[_S85 + row_12 - u32(1)];
            }
            var _S89 : u32 = _S85 + row_12;
            var now_0 : u32 = along_row_0((arena_0[_S89] | (above_2)), arena_0[m_30.scratch_1 + row_12]);
            if(now_0 != arena_0[_S89])
            {
                arena_0[_S89] = now_0;
                _S88 = max(_S88, row_12);
                changed_1 = true;
            }
            else
            {
                if(row_12 > _S88)
                {
                    break;
                }
            }
            row_12 = row_12 + u32(1);
        }
        above_2 = _S86;
        var changed_2 : bool = changed_1;
        var number_6 : u32 = u32(0);
        for(;;)
        {
            if(number_6 <= _S88)
            {
            }
            else
            {
                break;
            }
            var row_13 : u32 = _S88 - number_6;
            var below_2 : u32;
            if((row_13 + u32(1)) < _S84)
            {
                below_2 = arena_0[_S85 + row_13 + u32(1)];
            }
            else
            {
                below_2 = u32(0);
            }
            var _S90 : u32 = _S85 + row_13;
            var now_1 : u32 = along_row_0((arena_0[_S90] | (below_2)), arena_0[m_30.scratch_1 + row_13]);
            if(now_1 != arena_0[_S90])
            {
                arena_0[_S90] = now_1;
                above_2 = min(above_2, row_13);
                changed_2 = true;
            }
            else
            {
                if(row_13 < above_2)
                {
                    break;
                }
            }
            number_6 = number_6 + u32(1);
        }
        changed_0 = changed_2;
        _S86 = above_2;
        _S87 = _S88;
    }
    return vec2<u32>(_S86, _S87);
}

fn find_holes_0( m_31 : Machine_0,  from_21 : GridView_0)
{
    var _S91 : u32;
    var _S92 : u32 = m_31.scratch_1 + u32(64);
    var _S93 : u32 = lowest_0(from_21.width_0);
    var _S94 : u32 = (u32(1) | (((u32(1) << ((from_21.width_0 - u32(1)))))));
    var row_14 : u32 = u32(0);
    for(;;)
    {
        _S91 = from_21.height_0;
        if(row_14 < (from_21.height_0))
        {
        }
        else
        {
            break;
        }
        var free_1 : u32 = ((~filled_in_row_0(from_21, row_14)) & (_S93));
        arena_0[m_31.scratch_1 + row_14] = free_1;
        var _S95 : bool;
        if(row_14 == u32(0))
        {
            _S95 = true;
        }
        else
        {
            _S95 = (row_14 + u32(1)) == (from_21.height_0);
        }
        var _S96 : u32;
        if(_S95)
        {
            _S96 = _S93;
        }
        else
        {
            _S96 = _S94;
        }
        arena_0[_S92 + row_14] = (free_1 & (_S96));
        row_14 = row_14 + u32(1);
    }
    var _S97 : vec2<u32> = flood_0(m_31, from_21, u32(0), _S91 - u32(1));
    row_14 = u32(0);
    for(;;)
    {
        if(row_14 < _S91)
        {
        }
        else
        {
            break;
        }
        arena_0[m_31.scratch_1 + row_14] = (arena_0[m_31.scratch_1 + row_14] & ((~arena_0[_S92 + row_14])));
        row_14 = row_14 + u32(1);
    }
    return;
}

fn op_fill_holes_0( m_32 : ptr<function, Machine_0>,  grid_7 : u32,  hue_2 : u32)
{
    var from_22 : GridView_0 = whole_1(&((*m_32)), grid_7, u32(8));
    if(failed_0((*m_32)))
    {
        return;
    }
    var _S98 : i32 = colour_view_1(&((*m_32)), hue_2);
    var _S99 : bool;
    if(failed_0((*m_32)))
    {
        _S99 = true;
    }
    else
    {
        var _S100 : bool = fits_lines_1(&((*m_32)), from_22);
        _S99 = !_S100;
    }
    if(_S99)
    {
        return;
    }
    var out_6 : u32 = edit_grid_0(&((*m_32)), from_22);
    if(out_6 == u32(0))
    {
        return;
    }
    find_holes_0((*m_32), from_22);
    var row_15 : u32 = u32(0);
    for(;;)
    {
        if(row_15 < (from_22.height_0))
        {
        }
        else
        {
            break;
        }
        var inside_0 : u32 = arena_0[(*m_32).scratch_1 + row_15];
        for(;;)
        {
            if(inside_0 != u32(0))
            {
            }
            else
            {
                break;
            }
            put_cell_0(out_6, row_15 * from_22.width_0 + firstbitlow_0(inside_0), _S98);
            inside_0 = (inside_0 & ((inside_0 - u32(1))));
        }
        row_15 = row_15 + u32(1);
    }
    return;
}

fn fill_cells_0( cells_6 : u32,  count_10 : u32,  value_6 : i32)
{
    var word_3 : u32 = ((u32(value_6) & (u32(255)))) * u32(16843009);
    var whole_2 : u32 = (count_10 >> (u32(2)));
    var i_11 : u32 = u32(0);
    for(;;)
    {
        if(i_11 < whole_2)
        {
        }
        else
        {
            break;
        }
        arena_0[cells_6 + i_11] = word_3;
        i_11 = i_11 + u32(1);
    }
    var _S101 : u32 = (count_10 & (u32(3)));
    if(_S101 != u32(0))
    {
        arena_0[cells_6 + whole_2] = (word_3 & ((((u32(1) << ((u32(8) * _S101)))) - u32(1))));
    }
    return;
}

fn GridView_at_0( this_8 : GridView_0,  row_16 : u32,  column_6 : u32) -> i32
{
    return cell_at_0(this_8.cells_0, row_16 * this_8.width_0 + column_6);
}

fn word_at_0( at_19 : u32) -> u32
{
    return arena_0[at_19];
}

fn op_close_holes_0( m_33 : ptr<function, Machine_0>,  grid_8 : u32,  number_7 : u32)
{
    var _S102 : u32;
    var from_23 : GridView_0 = whole_1(&((*m_33)), grid_8, u32(16));
    if(failed_0((*m_33)))
    {
        return;
    }
    var k_13 : u32 = variant_1(&((*m_33)), number_7, i32(2));
    var _S103 : bool;
    if(failed_0((*m_33)))
    {
        _S103 = true;
    }
    else
    {
        var _S104 : bool = fits_lines_1(&((*m_33)), from_23);
        _S103 = !_S104;
    }
    if(_S103)
    {
        return;
    }
    var out_7 : u32;
    if(k_13 == u32(0))
    {
        var _S105 : u32 = edit_grid_0(&((*m_33)), from_23);
        out_7 = _S105;
    }
    else
    {
        var out_8 : u32 = new_grid_0(&((*m_33)), from_23.height_0, from_23.width_0);
        if(out_8 != u32(0))
        {
            fill_cells_0(out_8, GridView_area_0(from_23), i32(0));
        }
        out_7 = out_8;
    }
    if(out_7 == u32(0))
    {
        return;
    }
    find_holes_0((*m_33), from_23);
    var _S106 : u32 = (*m_33).scratch_1;
    var _S107 : u32 = (*m_33).scratch_1 + u32(64);
    var row_17 : u32 = u32(0);
    for(;;)
    {
        _S102 = from_23.height_0;
        if(row_17 < (from_23.height_0))
        {
        }
        else
        {
            break;
        }
        arena_0[_S107 + row_17] = u32(0);
        row_17 = row_17 + u32(1);
    }
    row_17 = u32(0);
    for(;;)
    {
        if(row_17 < _S102)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            var _S108 : u32 = _S106 + row_17;
            if(arena_0[_S108] != u32(0))
            {
            }
            else
            {
                break;
            }
            var column_7 : u32 = firstbitlow_0(arena_0[_S108]);
            var colour_3 : i32 = GridView_at_0(from_23, row_17 + u32(1), column_7);
            var colour_4 : i32;
            if(colour_3 == i32(0))
            {
                colour_4 = GridView_at_0(from_23, row_17 - u32(1), column_7);
            }
            else
            {
                colour_4 = colour_3;
            }
            arena_0[_S107 + row_17] = (u32(1) << (column_7));
            var rows_0 : vec2<u32> = flood_0((*m_33), from_23, row_17, row_17);
            var i_12 : u32 = rows_0.x;
            for(;;)
            {
                if(i_12 <= (rows_0.y))
                {
                }
                else
                {
                    break;
                }
                var _S109 : u32 = _S107 + i_12;
                var hole_0 : u32 = word_at_0(_S109);
                arena_0[_S106 + i_12] = (arena_0[_S106 + i_12] & ((~hole_0)));
                arena_0[_S109] = u32(0);
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
                    put_cell_0(out_7, i_12 * from_23.width_0 + firstbitlow_0(hole_1), colour_4);
                    hole_1 = (hole_1 & ((hole_1 - u32(1))));
                }
                i_12 = i_12 + u32(1);
            }
        }
        row_17 = row_17 + u32(1);
    }
    return;
}

struct Joint_0
{
     one_colour_0 : bool,
     diagonal_0 : bool,
};

fn Joint_x24init_0( one_colour_1 : bool,  diagonal_1 : bool) -> Joint_0
{
    var _S110 : Joint_0;
    _S110.one_colour_0 = one_colour_1;
    _S110.diagonal_0 = diagonal_1;
    return _S110;
}

fn Joint_of_0( k_14 : u32) -> Joint_0
{
    return Joint_x24init_0(((k_14 & (u32(2)))) == u32(0), ((k_14 & (u32(1)))) == u32(1));
}

fn meets_0( cell_2 : i32,  condition_0 : i32,  colour_5 : i32) -> bool
{
    switch(condition_0)
    {
    case i32(0):
        {
            return cell_2 != i32(0);
        }
    case i32(1):
        {
            return cell_2 == colour_5;
        }
    default :
        {
            return cell_2 != colour_5;
        }
    }
}

fn lead_of_0( m_34 : Machine_0,  label_0 : u32) -> u32
{
    var _S111 : u32 = m_34.scratch_1 + u32(1024);
    var _S112 : u32 = label_0;
    for(;;)
    {
        var _S113 : u32 = _S111 + _S112;
        if(arena_0[_S113] != _S112)
        {
        }
        else
        {
            break;
        }
        _S112 = arena_0[_S113];
    }
    return _S112;
}

fn united_0( m_35 : Machine_0,  a_1 : u32,  b_1 : u32) -> u32
{
    var x_0 : u32 = lead_of_0(m_35, a_1);
    var y_0 : u32 = lead_of_0(m_35, b_1);
    var _S114 : u32 = min(x_0, y_0);
    arena_0[m_35.scratch_1 + u32(1024) + max(x_0, y_0)] = _S114;
    return _S114;
}

fn joined_0( m_36 : Machine_0,  from_24 : GridView_0,  joint_0 : Joint_0,  cell_3 : i32,  other_0 : u32,  label_1 : u32) -> u32
{
    var own_2 : u32 = arena_0[m_36.scratch_1 + other_0];
    var _S115 : bool;
    if(arena_0[m_36.scratch_1 + other_0] == u32(0))
    {
        _S115 = true;
    }
    else
    {
        if(joint_0.one_colour_0)
        {
            _S115 = (cell_at_0(from_24.cells_0, other_0)) != cell_3;
        }
        else
        {
            _S115 = false;
        }
    }
    if(_S115)
    {
        return label_1;
    }
    var _S116 : u32;
    if(label_1 == u32(0))
    {
        _S116 = own_2;
    }
    else
    {
        var _S117 : u32 = united_0(m_36, label_1, own_2);
        _S116 = _S117;
    }
    return _S116;
}

fn find_parts_0( m_37 : ptr<function, Machine_0>,  from_25 : GridView_0,  joint_1 : Joint_0,  condition_1 : i32,  colour_6 : i32) -> u32
{
    var _S118 : u32;
    var used_0 : u32;
    var label_2 : u32;
    var column_8 : u32;
    var _S119 : u32 = (*m_37).scratch_1;
    var leads_0 : u32 = (*m_37).scratch_1 + u32(1024);
    var _S120 : bool;
    if((GridView_area_0(from_25)) >= u32(1024))
    {
        _S120 = true;
    }
    else
    {
        _S120 = (from_25.height_0) > u32(255);
    }
    if(_S120)
    {
        _S120 = true;
    }
    else
    {
        _S120 = (from_25.width_0) > u32(255);
    }
    if(_S120)
    {
        fail_0(&((*m_37)), u32(254));
        return u32(0);
    }
    arena_0[leads_0] = u32(0);
    var row_18 : u32 = u32(0);
    var used_1 : u32 = u32(1);
    for(;;)
    {
        _S118 = from_25.height_0;
        if(row_18 < (from_25.height_0))
        {
        }
        else
        {
            break;
        }
        column_8 = u32(0);
        used_0 = used_1;
        for(;;)
        {
            if(column_8 < (from_25.width_0))
            {
            }
            else
            {
                break;
            }
            var at_20 : u32 = row_18 * from_25.width_0 + column_8;
            var cell_4 : i32 = cell_at_0(from_25.cells_0, at_20);
            if(!meets_0(cell_4, condition_1, colour_6))
            {
                arena_0[_S119 + at_20] = u32(0);
                column_8 = column_8 + u32(1);
                continue;
            }
            var _S121 : bool = column_8 > u32(0);
            if(_S121)
            {
                var _S122 : u32 = joined_0((*m_37), from_25, joint_1, cell_4, at_20 - u32(1), u32(0));
                label_2 = _S122;
            }
            else
            {
                label_2 = u32(0);
            }
            var label_3 : u32;
            var label_4 : u32;
            if(row_18 > u32(0))
            {
                var _S123 : u32 = at_20 - from_25.width_0;
                var label_5 : u32 = joined_0((*m_37), from_25, joint_1, cell_4, _S123, label_2);
                if(joint_1.diagonal_0)
                {
                    _S120 = _S121;
                }
                else
                {
                    _S120 = false;
                }
                if(_S120)
                {
                    var _S124 : u32 = joined_0((*m_37), from_25, joint_1, cell_4, _S123 - u32(1), label_5);
                    label_3 = _S124;
                }
                else
                {
                    label_3 = label_5;
                }
                var _S125 : bool;
                if(joint_1.diagonal_0)
                {
                    _S125 = (column_8 + u32(1)) < (from_25.width_0);
                }
                else
                {
                    _S125 = false;
                }
                if(_S125)
                {
                    var _S126 : u32 = joined_0((*m_37), from_25, joint_1, cell_4, _S123 + u32(1), label_3);
                    label_4 = _S126;
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
            arena_0[_S119 + at_20] = label_4;
            used_0 = used_2;
            column_8 = column_8 + u32(1);
        }
        row_18 = row_18 + u32(1);
        used_1 = used_0;
    }
    var _S127 : u32 = (*m_37).scratch_1 + u32(2048);
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
        var _S128 : u32 = leads_0 + used_0;
        var lead_0 : u32 = arena_0[_S128];
        if(arena_0[_S128] == used_0)
        {
            var count_11 : u32 = label_2 + u32(1);
            arena_0[_S128] = count_11;
            var _S129 : u32 = _S127 + u32(2) * count_11;
            arena_0[_S129] = u32(16711935);
            arena_0[_S129 + u32(1)] = u32(0);
            label_2 = count_11;
        }
        else
        {
            arena_0[_S128] = arena_0[leads_0 + lead_0];
        }
        used_0 = used_0 + u32(1);
    }
    row_18 = u32(0);
    for(;;)
    {
        if(row_18 < _S118)
        {
        }
        else
        {
            break;
        }
        column_8 = u32(0);
        for(;;)
        {
            if(column_8 < (from_25.width_0))
            {
            }
            else
            {
                break;
            }
            var _S130 : u32 = _S119 + row_18 * from_25.width_0 + column_8;
            var label_6 : u32 = arena_0[_S130];
            if(arena_0[_S130] == u32(0))
            {
                column_8 = column_8 + u32(1);
                continue;
            }
            var label_7 : u32 = arena_0[leads_0 + label_6];
            arena_0[_S130] = arena_0[leads_0 + label_6];
            var _S131 : u32 = _S127 + u32(2) * label_7;
            arena_0[_S131] = ((((((min((arena_0[_S131] & (u32(255))), row_18)) | ((((max((((arena_0[_S131] >> (u32(8)))) & (u32(255))), row_18 + u32(1))) << (u32(8))))))) | ((((min((((arena_0[_S131] >> (u32(16)))) & (u32(255))), column_8)) << (u32(16))))))) | ((((max((arena_0[_S131] >> (u32(24))), column_8 + u32(1))) << (u32(24))))));
            arena_0[_S131 + u32(1)] = arena_0[_S131 + u32(1)] + u32(1);
            column_8 = column_8 + u32(1);
        }
        row_18 = row_18 + u32(1);
    }
    return label_2;
}

fn part_at_0( m_38 : Machine_0,  at_21 : u32) -> u32
{
    return arena_0[m_38.scratch_1 + at_21];
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
    var _S132 : Span_0;
    _S132.top_0 = top_1;
    _S132.bottom_0 = bottom_1;
    _S132.left_2 = left_3;
    _S132.right_3 = right_4;
    return _S132;
}

fn part_span_0( m_39 : Machine_0,  part_0 : u32) -> Span_0
{
    return Span_x24init_0((arena_0[m_39.scratch_1 + u32(2048) + u32(2) * part_0] & (u32(255))), (((arena_0[m_39.scratch_1 + u32(2048) + u32(2) * part_0] >> (u32(8)))) & (u32(255))), (((arena_0[m_39.scratch_1 + u32(2048) + u32(2) * part_0] >> (u32(16)))) & (u32(255))), (arena_0[m_39.scratch_1 + u32(2048) + u32(2) * part_0] >> (u32(24))));
}

fn Span_width_0( this_9 : Span_0) -> u32
{
    return this_9.right_3 - this_9.left_2;
}

fn op_fill_boxes_0( m_40 : ptr<function, Machine_0>,  grid_9 : u32,  number_8 : u32)
{
    var from_26 : GridView_0 = whole_1(&((*m_40)), grid_9, u32(8));
    if(failed_0((*m_40)))
    {
        return;
    }
    var k_15 : u32 = variant_1(&((*m_40)), number_8, i32(4));
    spend_0(&((*m_40)), GridView_area_0(from_26) / u32(2));
    var _S133 : bool;
    if(failed_0((*m_40)))
    {
        _S133 = true;
    }
    else
    {
        var _S134 : bool = fits_lines_1(&((*m_40)), from_26);
        _S133 = !_S134;
    }
    if(_S133)
    {
        return;
    }
    var _S135 : u32 = find_parts_0(&((*m_40)), from_26, Joint_of_0(k_15), i32(0), i32(0));
    if(failed_0((*m_40)))
    {
        return;
    }
    var out_9 : u32 = edit_grid_0(&((*m_40)), from_26);
    if(out_9 == u32(0))
    {
        return;
    }
    var _S136 : u32 = (*m_40).scratch_1 + u32(4096);
    var row_19 : u32 = u32(0);
    for(;;)
    {
        if(row_19 < (from_26.height_0))
        {
        }
        else
        {
            break;
        }
        arena_0[_S136 + row_19] = ~filled_in_row_0(from_26, row_19);
        row_19 = row_19 + u32(1);
    }
    var part_1 : u32 = u32(1);
    var first_2 : u32 = u32(0);
    for(;;)
    {
        if(part_1 <= _S135)
        {
        }
        else
        {
            break;
        }
        for(;;)
        {
            if((part_at_0((*m_40), first_2)) != part_1)
            {
            }
            else
            {
                break;
            }
            first_2 = first_2 + u32(1);
        }
        var _S137 : i32 = cell_at_0(from_26.cells_0, first_2);
        var span_0 : Span_0 = part_span_0((*m_40), part_1);
        var _S138 : u32 = ((lowest_0(Span_width_0(span_0))) << ((span_0.left_2)));
        row_19 = span_0.top_0;
        for(;;)
        {
            if(row_19 < (span_0.bottom_0))
            {
            }
            else
            {
                break;
            }
            var _S139 : u32 = _S136 + row_19;
            var empty_0 : u32 = ((word_at_0(_S139)) & (_S138));
            if(empty_0 == u32(0))
            {
                row_19 = row_19 + u32(1);
                continue;
            }
            arena_0[_S139] = (arena_0[_S139] & ((~_S138)));
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
                put_cell_0(out_9, row_19 * from_26.width_0 + firstbitlow_0(empty_1), _S137);
                empty_1 = (empty_1 & ((empty_1 - u32(1))));
            }
            row_19 = row_19 + u32(1);
        }
        part_1 = part_1 + u32(1);
    }
    return;
}

fn part_size_0( m_41 : Machine_0,  part_2 : u32) -> u32
{
    return arena_0[m_41.scratch_1 + u32(2048) + u32(2) * part_2 + u32(1)];
}

fn op_drop_small_0( m_42 : ptr<function, Machine_0>,  grid_10 : u32,  number_9 : u32)
{
    var from_27 : GridView_0 = whole_1(&((*m_42)), grid_10, u32(8));
    if(failed_0((*m_42)))
    {
        return;
    }
    var k_16 : u32 = variant_1(&((*m_42)), number_9, i32(6));
    if(failed_0((*m_42)))
    {
        return;
    }
    var _S140 : u32 = find_parts_0(&((*m_42)), from_27, Joint_x24init_0(true, ((k_16 & (u32(1)))) == u32(1)), i32(0), i32(0));
    if(failed_0((*m_42)))
    {
        return;
    }
    var _S141 : i32;
    if(k_16 < u32(2))
    {
        _S141 = i32(1);
    }
    else
    {
        if(k_16 < u32(4))
        {
            _S141 = i32(2);
        }
        else
        {
            _S141 = i32(4);
        }
    }
    var _S142 : u32 = u32(_S141);
    var cells_7 : u32 = new_grid_0(&((*m_42)), from_27.height_0, from_27.width_0);
    if(cells_7 == u32(0))
    {
        return;
    }
    var out_10 : CellWriter_0 = CellWriter_to_0(cells_7);
    var _S143 : u32 = GridView_area_0(from_27);
    var at_22 : u32 = u32(0);
    for(;;)
    {
        if(at_22 < _S143)
        {
        }
        else
        {
            break;
        }
        var part_3 : u32 = part_at_0((*m_42), at_22);
        var _S144 : bool;
        if(part_3 > u32(0))
        {
            _S144 = (part_size_0((*m_42), part_3)) > _S142;
        }
        else
        {
            _S144 = false;
        }
        if(_S144)
        {
            _S141 = cell_at_0(from_27.cells_0, at_22);
        }
        else
        {
            _S141 = i32(0);
        }
        CellWriter_push_0(&(out_10), _S141);
        at_22 = at_22 + u32(1);
    }
    CellWriter_finish_0(&(out_10));
    return;
}

fn op_majority_0( m_43 : ptr<function, Machine_0>,  grid_11 : u32)
{
    var count_12 : u32;
    var like_0 : u32;
    var j_0 : u32;
    var best_0 : i32;
    var _S145 : bool;
    var from_28 : GridView_0 = whole_1(&((*m_43)), grid_11, u32(12));
    if(failed_0((*m_43)))
    {
        return;
    }
    var cells_8 : u32 = new_grid_0(&((*m_43)), from_28.height_0, from_28.width_0);
    if(cells_8 == u32(0))
    {
        return;
    }
    var out_11 : CellWriter_0 = CellWriter_to_0(cells_8);
    var around_0 : array<i32, i32(8)>;
    var row_20 : u32 = u32(0);
    for(;;)
    {
        if(row_20 < (from_28.height_0))
        {
        }
        else
        {
            break;
        }
        var column_9 : u32 = u32(0);
        for(;;)
        {
            if(column_9 < (from_28.width_0))
            {
            }
            else
            {
                break;
            }
            var own_3 : i32 = GridView_at_0(from_28, row_20, column_9);
            var top_2 : u32;
            if(row_20 == u32(0))
            {
                top_2 = u32(0);
            }
            else
            {
                top_2 = row_20 - u32(1);
            }
            var _S146 : u32;
            if(column_9 == u32(0))
            {
                _S146 = u32(0);
            }
            else
            {
                _S146 = column_9 - u32(1);
            }
            var _S147 : u32 = min(row_20 + u32(2), from_28.height_0);
            var _S148 : u32 = min(column_9 + u32(2), from_28.width_0);
            var i_13 : u32 = top_2;
            var count_13 : u32 = u32(0);
            var like_1 : u32 = u32(0);
            for(;;)
            {
                if(i_13 < _S147)
                {
                }
                else
                {
                    break;
                }
                j_0 = _S146;
                count_12 = count_13;
                like_0 = like_1;
                for(;;)
                {
                    if(j_0 < _S148)
                    {
                    }
                    else
                    {
                        break;
                    }
                    if(i_13 == row_20)
                    {
                        _S145 = j_0 == column_9;
                    }
                    else
                    {
                        _S145 = false;
                    }
                    if(_S145)
                    {
                        j_0 = j_0 + u32(1);
                        continue;
                    }
                    var _S149 : i32 = GridView_at_0(from_28, i_13, j_0);
                    around_0[count_12] = _S149;
                    if(_S149 == own_3)
                    {
                        best_0 = i32(1);
                    }
                    else
                    {
                        best_0 = i32(0);
                    }
                    var like_2 : u32 = like_0 + u32(best_0);
                    count_12 = count_12 + u32(1);
                    like_0 = like_2;
                    j_0 = j_0 + u32(1);
                }
                i_13 = i_13 + u32(1);
                count_13 = count_12;
                like_1 = like_0;
            }
            if(like_1 < u32(2))
            {
                count_12 = u32(0);
                best_0 = own_3;
                like_0 = u32(0);
                for(;;)
                {
                    if(like_0 < count_13)
                    {
                    }
                    else
                    {
                        break;
                    }
                    j_0 = u32(0);
                    var equal_0 : u32 = u32(0);
                    for(;;)
                    {
                        if(j_0 < count_13)
                        {
                        }
                        else
                        {
                            break;
                        }
                        var _S150 : i32;
                        if((around_0[j_0]) == (around_0[like_0]))
                        {
                            _S150 = i32(1);
                        }
                        else
                        {
                            _S150 = i32(0);
                        }
                        var equal_1 : u32 = equal_0 + u32(_S150);
                        j_0 = j_0 + u32(1);
                        equal_0 = equal_1;
                    }
                    if(equal_0 > count_12)
                    {
                        _S145 = true;
                    }
                    else
                    {
                        if(equal_0 == count_12)
                        {
                            _S145 = (around_0[like_0]) < best_0;
                        }
                        else
                        {
                            _S145 = false;
                        }
                    }
                    if(_S145)
                    {
                        count_12 = equal_0;
                        best_0 = around_0[like_0];
                    }
                    like_0 = like_0 + u32(1);
                }
            }
            else
            {
                best_0 = own_3;
            }
            CellWriter_push_0(&(out_11), best_0);
            column_9 = column_9 + u32(1);
        }
        row_20 = row_20 + u32(1);
    }
    CellWriter_finish_0(&(out_11));
    return;
}

fn has_colour_0( from_29 : GridView_0,  colour_7 : i32) -> bool
{
    var _S151 : u32 = ((u32(colour_7) & (u32(255)))) * u32(16843009);
    var _S152 : u32 = GridView_area_0(from_29);
    var i_14 : u32 = u32(0);
    for(;;)
    {
        if(i_14 < _S152)
        {
        }
        else
        {
            break;
        }
        var found_0 : u32 = zero_bytes_0((arena_0[from_29.cells_0 + ((i_14 >> (u32(2))))] ^ (_S151)));
        var _S153 : u32 = _S152 - i_14;
        var found_1 : u32;
        if(_S153 < u32(4))
        {
            found_1 = (found_0 & ((((u32(1) << ((u32(8) * _S153)))) - u32(1))));
        }
        else
        {
            found_1 = found_0;
        }
        if(found_1 != u32(0))
        {
            return true;
        }
        i_14 = i_14 + u32(4);
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
    var _S154 : Pattern_0;
    _S154.rows_1 = rows_2;
    _S154.columns_0 = columns_1;
    _S154.shift_2 = shift_3;
    return _S154;
}

struct Line_0
{
     known_0 : u32,
     bits_0 : vec4<u32>,
};

fn Line_x24init_0( known_1 : u32,  bits_1 : vec4<u32>) -> Line_0
{
    var _S155 : Line_0;
    _S155.known_0 = known_1;
    _S155.bits_0 = bits_1;
    return _S155;
}

fn line_of_row_0( m_44 : ptr<function, Machine_0>,  from_30 : GridView_0,  row_21 : u32,  unknown_0 : u32) -> Line_0
{
    var _S156 : u32;
    var bits_2 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
    var column_10 : u32 = u32(0);
    var odd_0 : u32 = u32(0);
    for(;;)
    {
        _S156 = from_30.width_0;
        if(column_10 < (from_30.width_0))
        {
        }
        else
        {
            break;
        }
        var word_4 : u32 = four_cells_0(from_30.cells_0, row_21 * from_30.width_0 + column_10);
        var _S157 : u32 = from_30.width_0 - column_10;
        var word_5 : u32;
        if(_S157 < u32(4))
        {
            word_5 = (word_4 & ((((u32(1) << ((u32(8) * _S157)))) - u32(1))));
        }
        else
        {
            word_5 = word_4;
        }
        var odd_1 : u32 = (odd_0 | (word_5));
        bits_2[i32(0)] = ((bits_2[i32(0)]) | ((((gathered_0(word_5)) << (column_10)))));
        bits_2[i32(1)] = ((bits_2[i32(1)]) | ((((gathered_0((word_5 >> (u32(1))))) << (column_10)))));
        bits_2[i32(2)] = ((bits_2[i32(2)]) | ((((gathered_0((word_5 >> (u32(2))))) << (column_10)))));
        bits_2[i32(3)] = ((bits_2[i32(3)]) | ((((gathered_0((word_5 >> (u32(3))))) << (column_10)))));
        column_10 = column_10 + u32(4);
        odd_0 = odd_1;
    }
    if(((odd_0 & (u32(4042322160)))) != u32(0))
    {
        fail_0(&((*m_44)), u32(254));
    }
    var known_2 : u32 = ((((((((((bits_2.x) ^ ((u32(0) - ((unknown_0 & (u32(1)))))))) | ((((bits_2.y) ^ ((u32(0) - ((((unknown_0 >> (u32(1)))) & (u32(1))))))))))) | ((((bits_2.z) ^ ((u32(0) - ((((unknown_0 >> (u32(2)))) & (u32(1))))))))))) | ((((bits_2.w) ^ ((u32(0) - ((((unknown_0 >> (u32(3)))) & (u32(1))))))))))) & ((lowest_0(_S156))));
    return Line_x24init_0(known_2, vec4<u32>(((bits_2.x) & (known_2)), ((bits_2.y) & (known_2)), ((bits_2.z) & (known_2)), ((bits_2.w) & (known_2))));
}

fn store_line_0( at_23 : u32,  line_0 : Line_0)
{
    arena_0[at_23] = line_0.known_0;
    arena_0[at_23 + u32(1)] = line_0.bits_0.x;
    arena_0[at_23 + u32(2)] = line_0.bits_0.y;
    arena_0[at_23 + u32(3)] = line_0.bits_0.z;
    arena_0[at_23 + u32(4)] = line_0.bits_0.w;
    return;
}

fn load_line_0( at_24 : u32) -> Line_0
{
    return Line_x24init_0(arena_0[at_24], vec4<u32>(arena_0[at_24 + u32(1)], arena_0[at_24 + u32(2)], arena_0[at_24 + u32(3)], arena_0[at_24 + u32(4)]));
}

fn Line_part_0( this_10 : Line_0,  start_1 : u32,  mask_0 : u32) -> Line_0
{
    return Line_x24init_0(((((this_10.known_0) >> (start_1))) & (mask_0)), vec4<u32>(((((this_10.bits_0.x) >> (start_1))) & (mask_0)), ((((this_10.bits_0.y) >> (start_1))) & (mask_0)), ((((this_10.bits_0.z) >> (start_1))) & (mask_0)), ((((this_10.bits_0.w) >> (start_1))) & (mask_0))));
}

fn Line_contradicts_0( this_11 : Line_0,  other_1 : Line_0) -> bool
{
    return (((((((((((((this_11.bits_0.x) ^ ((other_1.bits_0.x)))) | ((((this_11.bits_0.y) ^ ((other_1.bits_0.y))))))) | ((((this_11.bits_0.z) ^ ((other_1.bits_0.z))))))) | ((((this_11.bits_0.w) ^ ((other_1.bits_0.w))))))) & ((this_11.known_0)))) & ((other_1.known_0)))) != u32(0);
}

fn Line_with_0( this_12 : Line_0,  other_2 : Line_0) -> Line_0
{
    return Line_x24init_0(((this_12.known_0) | ((other_2.known_0))), vec4<u32>(((this_12.bits_0.x) | ((other_2.bits_0.x))), ((this_12.bits_0.y) | ((other_2.bits_0.y))), ((this_12.bits_0.z) | ((other_2.bits_0.z))), ((this_12.bits_0.w) | ((other_2.bits_0.w)))));
}

fn fold_lines_0( m_45 : Machine_0,  from_31 : GridView_0,  columns_2 : u32,  folded_0 : u32) -> bool
{
    var _S158 : u32 = lowest_0(columns_2);
    var row_22 : u32 = u32(0);
    for(;;)
    {
        if(row_22 < (from_31.height_0))
        {
        }
        else
        {
            break;
        }
        var _S159 : u32 = row_22 * u32(5);
        var line_1 : Line_0 = load_line_0(m_45.scratch_1 + _S159);
        var all_5 : Line_0 = Line_part_0(line_1, u32(0), _S158);
        var start_2 : u32 = columns_2;
        for(;;)
        {
            if(start_2 < (from_31.width_0))
            {
            }
            else
            {
                break;
            }
            var part_4 : Line_0 = Line_part_0(line_1, start_2, _S158);
            if(Line_contradicts_0(all_5, part_4))
            {
                return false;
            }
            var _S160 : Line_0 = Line_with_0(all_5, part_4);
            var start_3 : u32 = start_2 + columns_2;
            all_5 = _S160;
            start_2 = start_3;
        }
        store_line_0(folded_0 + _S159, all_5);
        row_22 = row_22 + u32(1);
    }
    return true;
}

fn Line_rotated_0( this_13 : Line_0,  by_0 : u32,  length_0 : u32) -> Line_0
{
    if(by_0 == u32(0))
    {
        return this_13;
    }
    var mask_1 : u32 = lowest_0(length_0);
    var back_0 : u32 = length_0 - by_0;
    var _S161 : u32 = this_13.bits_0.x;
    var _S162 : u32 = this_13.bits_0.y;
    var _S163 : u32 = this_13.bits_0.z;
    var _S164 : u32 = this_13.bits_0.w;
    return Line_x24init_0(((((((this_13.known_0) << (by_0))) | ((((this_13.known_0) >> (back_0)))))) & (mask_1)), vec4<u32>((((((_S161 << (by_0))) | (((_S161 >> (back_0)))))) & (mask_1)), (((((_S162 << (by_0))) | (((_S162 >> (back_0)))))) & (mask_1)), (((((_S163 << (by_0))) | (((_S163 >> (back_0)))))) & (mask_1)), (((((_S164 << (by_0))) | (((_S164 >> (back_0)))))) & (mask_1))));
}

fn Pattern_start_below_0( this_14 : Pattern_0,  start_4 : u32) -> u32
{
    var _S165 : u32;
    if(start_4 >= (this_14.shift_2))
    {
        _S165 = start_4 - this_14.shift_2;
    }
    else
    {
        _S165 = start_4 + this_14.columns_0 - this_14.shift_2;
    }
    return _S165;
}

fn fits_pattern_0( m_46 : Machine_0,  from_32 : GridView_0,  folded_1 : u32,  pattern_0 : Pattern_0) -> bool
{
    var _S166 : u32;
    var first_3 : u32;
    if((pattern_0.shift_2) == u32(0))
    {
        first_3 = u32(0);
    }
    else
    {
        first_3 = pattern_0.columns_0 - pattern_0.shift_2;
    }
    var row_23 : u32 = pattern_0.rows_1;
    for(;;)
    {
        _S166 = from_32.height_0;
        if(row_23 < (from_32.height_0))
        {
        }
        else
        {
            break;
        }
        if(Line_contradicts_0(load_line_0(folded_1 + (row_23 - pattern_0.rows_1) * u32(5)), Line_rotated_0(load_line_0(folded_1 + row_23 * u32(5)), first_3, pattern_0.columns_0)))
        {
            return false;
        }
        row_23 = row_23 + u32(1);
    }
    var _S167 : u32 = m_46.scratch_1 + u32(512);
    var _S168 : u32 = lowest_0(pattern_0.columns_0);
    first_3 = u32(0);
    for(;;)
    {
        if(first_3 < (pattern_0.rows_1))
        {
        }
        else
        {
            break;
        }
        var _S169 : u32 = first_3 * u32(5);
        var _S170 : Line_0 = load_line_0(folded_1 + _S169);
        var _S171 : u32 = first_3 + pattern_0.rows_1;
        var start_5 : u32 = u32(0);
        var seen_0 : Line_0 = _S170;
        row_23 = _S171;
        for(;;)
        {
            if(row_23 < _S166)
            {
            }
            else
            {
                break;
            }
            var start_6 : u32 = Pattern_start_below_0(pattern_0, start_5);
            var line_2 : Line_0 = Line_rotated_0(load_line_0(folded_1 + row_23 * u32(5)), start_6, pattern_0.columns_0);
            if(Line_contradicts_0(seen_0, line_2))
            {
                return false;
            }
            var _S172 : Line_0 = Line_with_0(seen_0, line_2);
            var row_24 : u32 = row_23 + pattern_0.rows_1;
            start_5 = start_6;
            seen_0 = _S172;
            row_23 = row_24;
        }
        if((seen_0.known_0) != _S168)
        {
            return false;
        }
        store_line_0(_S167 + _S169, seen_0);
        first_3 = first_3 + u32(1);
    }
    return true;
}

fn find_pattern_0( m_47 : ptr<function, Machine_0>,  from_33 : GridView_0,  unknown_1 : u32) -> Pattern_0
{
    var _S173 : u32;
    var none_0 : Pattern_0 = Pattern_x24init_0(u32(0), u32(0), u32(0));
    var row_25 : u32 = u32(0);
    for(;;)
    {
        _S173 = from_33.height_0;
        if(row_25 < (from_33.height_0))
        {
        }
        else
        {
            break;
        }
        var _S174 : u32 = (*m_47).scratch_1 + row_25 * u32(5);
        var _S175 : Line_0 = line_of_row_0(&((*m_47)), from_33, row_25, unknown_1);
        store_line_0(_S174, _S175);
        row_25 = row_25 + u32(1);
    }
    if(failed_0((*m_47)))
    {
        return none_0;
    }
    var _S176 : u32 = (*m_47).scratch_1 + u32(1024);
    var _S177 : u32 = GridView_area_0(from_33) * u32(2) / u32(3);
    var fresh_0 : u32 = u32(1);
    var alive_0 : u32 = u32(0);
    for(;;)
    {
        if(fresh_0 <= (from_33.width_0))
        {
            row_25 = fresh_0;
        }
        else
        {
            row_25 = u32(4294967295);
        }
        var area_1 : u32 = row_25;
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
            var own_4 : u32 = arena_0[_S176 + highest_0];
            if(arena_0[_S176 + highest_0] < area_1)
            {
                var _S178 : u32 = highest_0 + u32(1);
                area_1 = own_4;
                columns_3 = _S178;
                is_fresh_0 = false;
            }
            rest_0 = rest_1;
        }
        if(area_1 > _S177)
        {
            return none_0;
        }
        var _S179 : u32 = columns_3 - u32(1);
        var folded_2 : u32 = (*m_47).scratch_1 + u32(1152) + _S179 * _S173 * u32(5);
        var alive_1 : u32;
        if(is_fresh_0)
        {
            var fresh_1 : u32 = fresh_0 + u32(1);
            var _S180 : bool = fold_lines_0((*m_47), from_33, columns_3, folded_2);
            if(!_S180)
            {
                fresh_0 = fresh_1;
                continue;
            }
            alive_1 = (alive_0 | (((u32(1) << (_S179)))));
            fresh_0 = fresh_1;
        }
        else
        {
            alive_1 = alive_0;
        }
        var _S181 : u32 = area_1 / columns_3;
        var pattern_1 : Pattern_0 = Pattern_x24init_0(_S181, columns_3, u32(0));
        if((pattern_1.rows_1) == _S173)
        {
            alive_0 = (alive_1 & ((~((u32(1) << (_S179))))));
        }
        else
        {
            alive_0 = alive_1;
        }
        arena_0[_S176 + columns_3 - u32(1)] = area_1 + columns_3;
        var _S182 : bool;
        if((pattern_1.rows_1) < _S173)
        {
            _S182 = (pattern_1.rows_1) <= u32(3);
        }
        else
        {
            _S182 = false;
        }
        var _S183 : u32;
        if(_S182)
        {
            _S183 = columns_3;
        }
        else
        {
            _S183 = u32(1);
        }
        pattern_1.shift_2 = u32(0);
        for(;;)
        {
            if((pattern_1.shift_2) < _S183)
            {
            }
            else
            {
                break;
            }
            var _S184 : bool = fits_pattern_0((*m_47), from_33, folded_2, pattern_1);
            if(_S184)
            {
                return pattern_1;
            }
            pattern_1.shift_2 = pattern_1.shift_2 + u32(1);
        }
    }
}

fn Line_cell_0( this_15 : Line_0,  at_25 : u32) -> u32
{
    return ((((((((((this_15.bits_0.x) >> (at_25))) & (u32(1)))) | ((((((((this_15.bits_0.y) >> (at_25))) & (u32(1)))) << (u32(1))))))) | ((((((((this_15.bits_0.z) >> (at_25))) & (u32(1)))) << (u32(2))))))) | ((((((((this_15.bits_0.w) >> (at_25))) & (u32(1)))) << (u32(3))))));
}

fn op_mend_period_0( m_48 : ptr<function, Machine_0>,  grid_12 : u32,  missing_0 : u32)
{
    var from_34 : GridView_0 = whole_1(&((*m_48)), grid_12, u32(2));
    if(failed_0((*m_48)))
    {
        return;
    }
    var unknown_2 : i32 = colour_view_1(&((*m_48)), missing_0);
    if(failed_0((*m_48)))
    {
        return;
    }
    var found_2 : bool = has_colour_0(from_34, unknown_2);
    var start_7 : u32;
    if((max(from_34.height_0, from_34.width_0)) > u32(64))
    {
        if(found_2)
        {
            start_7 = u32(28);
        }
        else
        {
            start_7 = u32(25);
        }
        fail_0(&((*m_48)), start_7);
        return;
    }
    spend_0(&((*m_48)), GridView_area_0(from_34) * (u32(20) + from_34.height_0 + from_34.width_0) / u32(2));
    if(!found_2)
    {
        fail_0(&((*m_48)), u32(25));
    }
    var _S185 : bool;
    if(failed_0((*m_48)))
    {
        _S185 = true;
    }
    else
    {
        var _S186 : bool = fits_lines_1(&((*m_48)), from_34);
        _S185 = !_S186;
    }
    if(_S185)
    {
        return;
    }
    var _S187 : u32 = u32(unknown_2);
    if(_S187 > u32(15))
    {
        fail_0(&((*m_48)), u32(254));
        return;
    }
    var pattern_2 : Pattern_0 = find_pattern_0(&((*m_48)), from_34, _S187);
    if((pattern_2.rows_1) == u32(0))
    {
        fail_0(&((*m_48)), u32(25));
    }
    var cells_9 : u32 = new_grid_0(&((*m_48)), from_34.height_0, from_34.width_0);
    if(cells_9 == u32(0))
    {
        return;
    }
    var out_12 : CellWriter_0 = CellWriter_to_0(cells_9);
    start_7 = u32(0);
    var row_26 : u32 = u32(0);
    var number_10 : u32 = u32(0);
    for(;;)
    {
        if(row_26 < (from_34.height_0))
        {
        }
        else
        {
            break;
        }
        var _S188 : Line_0 = load_line_0((*m_48).scratch_1 + u32(512) + number_10 * u32(5));
        var at_26 : u32 = start_7;
        var column_11 : u32 = u32(0);
        for(;;)
        {
            if(column_11 < (from_34.width_0))
            {
            }
            else
            {
                break;
            }
            CellWriter_push_0(&(out_12), i32(Line_cell_0(_S188, at_26)));
            var _S189 : u32 = at_26 + u32(1);
            if(_S189 == (pattern_2.columns_0))
            {
                at_26 = u32(0);
            }
            else
            {
                at_26 = _S189;
            }
            column_11 = column_11 + u32(1);
        }
        var number_11 : u32 = number_10 + u32(1);
        if(number_11 == (pattern_2.rows_1))
        {
            start_7 = Pattern_start_below_0(pattern_2, start_7);
            number_10 = u32(0);
        }
        else
        {
            number_10 = number_11;
        }
        row_26 = row_26 + u32(1);
    }
    CellWriter_finish_0(&(out_12));
    return;
}

fn transpose_bits_0( at_27 : u32)
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
            var low_1 : u32 = at_27 + line_3 * u32(5);
            var high_1 : u32 = low_1 + size_0 * u32(5);
            var differ_0 : u32 = (((((arena_0[low_1] >> (size_0))) ^ (arena_0[high_1]))) & (mask_2));
            arena_0[low_1] = (arena_0[low_1] ^ (((differ_0 << (size_0)))));
            arena_0[high_1] = (arena_0[high_1] ^ (differ_0));
            line_3 = line_3 + u32(1);
        }
        var _S190 : u32 = (size_0 >> (u32(1)));
        var mask_3 : u32 = (mask_2 ^ (((mask_2 << (_S190)))));
        size_0 = _S190;
        mask_2 = mask_3;
    }
    return;
}

fn reversed_0( word_6 : u32) -> u32
{
    var _S191 : u32 = (((((word_6 >> (u32(1)))) & (u32(1431655765)))) | (((((word_6 & (u32(1431655765)))) << (u32(1))))));
    var _S192 : u32 = (((((_S191 >> (u32(2)))) & (u32(858993459)))) | (((((_S191 & (u32(858993459)))) << (u32(2))))));
    var _S193 : u32 = (((((_S192 >> (u32(4)))) & (u32(252645135)))) | (((((_S192 & (u32(252645135)))) << (u32(4))))));
    var _S194 : u32 = (((((_S193 >> (u32(8)))) & (u32(16711935)))) | (((((_S193 & (u32(16711935)))) << (u32(8))))));
    return (((_S194 >> (u32(16)))) | (((_S194 << (u32(16))))));
}

fn mirror_lines_0( m_49 : ptr<function, Machine_0>,  from_35 : GridView_0,  unknown_3 : u32)
{
    var row_27 : u32 = u32(0);
    for(;;)
    {
        if(row_27 < u32(32))
        {
        }
        else
        {
            break;
        }
        var _S195 : Line_0 = Line_x24init_0(u32(0), vec4<u32>(u32(0), u32(0), u32(0), u32(0)));
        var line_4 : Line_0;
        if(row_27 < (from_35.height_0))
        {
            var _S196 : Line_0 = line_of_row_0(&((*m_49)), from_35, row_27, unknown_3);
            line_4 = _S196;
        }
        else
        {
            line_4 = _S195;
        }
        var _S197 : u32 = row_27 * u32(5);
        store_line_0((*m_49).scratch_1 + _S197, line_4);
        store_line_0((*m_49).scratch_1 + u32(160) + _S197, line_4);
        row_27 = row_27 + u32(1);
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
        transpose_bits_0((*m_49).scratch_1 + u32(160) + plane_0);
        plane_0 = plane_0 + u32(1);
    }
    var i_15 : u32 = u32(0);
    for(;;)
    {
        if(i_15 < u32(320))
        {
        }
        else
        {
            break;
        }
        arena_0[(*m_49).scratch_1 + u32(320) + i_15] = reversed_0(arena_0[(*m_49).scratch_1 + i_15]);
        i_15 = i_15 + u32(1);
    }
    return;
}

struct Mirror_0
{
     kind_3 : i32,
     number_12 : i32,
};

fn Mirror_x24init_0( kind_4 : i32,  number_13 : i32) -> Mirror_0
{
    var _S198 : Mirror_0;
    _S198.kind_3 = kind_4;
    _S198.number_12 = number_13;
    return _S198;
}

fn shifted_0( word_7 : u32,  by_1 : i32) -> u32
{
    var _S199 : u32;
    if(by_1 >= i32(0))
    {
        _S199 = (word_7 << (u32(by_1)));
    }
    else
    {
        _S199 = (word_7 >> (u32(- by_1)));
    }
    return _S199;
}

fn shifted_line_0( at_28 : u32,  by_2 : i32) -> Line_0
{
    var line_5 : Line_0 = load_line_0(at_28);
    return Line_x24init_0(shifted_0(line_5.known_0, by_2), vec4<u32>(shifted_0(line_5.bits_0.x, by_2), shifted_0(line_5.bits_0.y, by_2), shifted_0(line_5.bits_0.z, by_2), shifted_0(line_5.bits_0.w, by_2)));
}

fn image_of_row_0( m_50 : Machine_0,  from_36 : GridView_0,  mirror_0 : Mirror_0,  row_28 : i32) -> Line_0
{
    var none_1 : Line_0 = Line_x24init_0(u32(0), vec4<u32>(u32(0), u32(0), u32(0), u32(0)));
    var line_6 : i32;
    var by_3 : i32;
    var place_5 : u32;
    switch(mirror_0.kind_3)
    {
    case i32(0):
        {
            line_6 = mirror_0.number_12 - row_28;
            place_5 = u32(0);
            by_3 = i32(0);
        }
    case i32(1):
        {
            var _S200 : i32 = mirror_0.number_12 - i32(31);
            line_6 = row_28;
            place_5 = u32(320);
            by_3 = _S200;
        }
    case i32(2):
        {
            var _S201 : i32 = - mirror_0.number_12;
            line_6 = row_28 - mirror_0.number_12;
            place_5 = u32(160);
            by_3 = _S201;
        }
    default :
        {
            var _S202 : i32 = mirror_0.number_12 - i32(31);
            line_6 = mirror_0.number_12 - row_28;
            place_5 = u32(480);
            by_3 = _S202;
        }
    }
    var _S203 : bool;
    if(line_6 < i32(0))
    {
        _S203 = true;
    }
    else
    {
        _S203 = line_6 > i32(31);
    }
    if(_S203)
    {
        return none_1;
    }
    return shifted_line_0(m_50.scratch_1 + place_5 + u32(line_6) * u32(5), by_3);
}

fn Line_common_0( this_16 : Line_0,  other_3 : Line_0) -> u32
{
    return ((this_16.known_0) & ((other_3.known_0)));
}

fn support_0( m_51 : Machine_0,  from_37 : GridView_0,  mirror_1 : Mirror_0) -> i32
{
    var row_29 : i32 = i32(0);
    var pairs_0 : u32 = u32(0);
    for(;;)
    {
        if(row_29 < i32(from_37.height_0))
        {
        }
        else
        {
            break;
        }
        var _S204 : bool;
        if((mirror_1.kind_3) == i32(0))
        {
            _S204 = (i32(2) * row_29) >= (mirror_1.number_12);
        }
        else
        {
            _S204 = false;
        }
        if(_S204)
        {
            break;
        }
        var own_5 : Line_0 = load_line_0(m_51.scratch_1 + u32(row_29) * u32(5));
        var image_0 : Line_0 = image_of_row_0(m_51, from_37, mirror_1, row_29);
        if(Line_contradicts_0(own_5, image_0))
        {
            return i32(-1);
        }
        var common_0 : u32 = Line_common_0(own_5, image_0);
        var middle_0 : i32;
        switch(mirror_1.kind_3)
        {
        case i32(0):
            {
                middle_0 = i32(-1);
            }
        case i32(1):
            {
                if((((mirror_1.number_12) & (i32(1)))) == i32(0))
                {
                    middle_0 = mirror_1.number_12 / i32(2);
                }
                else
                {
                    middle_0 = i32(-1);
                }
            }
        case i32(2):
            {
                middle_0 = row_29 - mirror_1.number_12;
            }
        default :
            {
                middle_0 = mirror_1.number_12 - row_29;
            }
        }
        var _S205 : bool;
        if(middle_0 >= i32(0))
        {
            _S205 = middle_0 < i32(32);
        }
        else
        {
            _S205 = false;
        }
        var common_1 : u32;
        if(_S205)
        {
            common_1 = (common_0 & ((~((u32(1) << (u32(middle_0)))))));
        }
        else
        {
            common_1 = common_0;
        }
        var pairs_1 : u32 = pairs_0 + countOneBits(common_1);
        row_29 = row_29 + i32(1);
        pairs_0 = pairs_1;
    }
    if((mirror_1.kind_3) == i32(0))
    {
        pairs_0 = u32(2) * pairs_0;
    }
    return i32(pairs_0);
}

fn best_mirror_0( m_52 : Machine_0,  from_38 : GridView_0,  kind_5 : i32,  first_4 : i32,  last_1 : i32,  least_0 : i32,  best_1 : ptr<function, Mirror_0>) -> bool
{
    var _S206 : bool = kind_5 == i32(0);
    var _S207 : u32;
    if(_S206)
    {
        _S207 = from_38.height_0;
    }
    else
    {
        _S207 = from_38.width_0;
    }
    var _S208 : i32 = i32(_S207);
    var most_1 : i32 = i32(0);
    var number_14 : i32 = first_4;
    for(;;)
    {
        if(number_14 <= last_1)
        {
        }
        else
        {
            break;
        }
        var mirror_2 : Mirror_0 = Mirror_x24init_0(kind_5, number_14);
        var _S209 : bool;
        if(_S206)
        {
            _S209 = true;
        }
        else
        {
            _S209 = kind_5 == i32(1);
        }
        if(_S209)
        {
            if(((min(number_14, i32(2) * _S208 - i32(2) - number_14) + i32(1)) * i32(GridView_area_0(from_38))) < (least_0 * _S208))
            {
                number_14 = number_14 + i32(1);
                continue;
            }
        }
        var pairs_2 : i32 = support_0(m_52, from_38, mirror_2);
        var _S210 : bool;
        if(pairs_2 >= (max(least_0, i32(1))))
        {
            _S210 = pairs_2 > most_1;
        }
        else
        {
            _S210 = false;
        }
        var most_2 : i32;
        if(_S210)
        {
            (*best_1) = mirror_2;
            most_2 = pairs_2;
        }
        else
        {
            most_2 = most_1;
        }
        most_1 = most_2;
        number_14 = number_14 + i32(1);
    }
    return most_1 > i32(0);
}

fn tells_0( m_53 : Machine_0,  from_39 : GridView_0,  mirror_3 : Mirror_0) -> bool
{
    var row_30 : i32 = i32(0);
    for(;;)
    {
        if(row_30 < i32(from_39.height_0))
        {
        }
        else
        {
            break;
        }
        if((((((image_of_row_0(m_53, from_39, mirror_3, row_30).known_0) & ((~arena_0[m_53.scratch_1 + u32(row_30) * u32(5)])))) & ((lowest_0(from_39.width_0))))) != u32(0))
        {
            return true;
        }
        row_30 = row_30 + i32(1);
    }
    return false;
}

fn fill_by_mirror_0( from_40 : GridView_0,  out_13 : u32,  unknown_4 : i32,  mirror_4 : Mirror_0) -> bool
{
    var _S211 : u32 = ((u32(unknown_4) & (u32(255)))) * u32(16843009);
    var _S212 : i32 = i32(from_40.height_0);
    var _S213 : i32 = i32(from_40.width_0);
    var changed_3 : bool = false;
    var row_31 : i32 = i32(0);
    for(;;)
    {
        if(row_31 < _S212)
        {
        }
        else
        {
            break;
        }
        var changed_4 : bool = changed_3;
        var column_12 : i32 = i32(0);
        for(;;)
        {
            if(column_12 < _S213)
            {
            }
            else
            {
                break;
            }
            var at_29 : u32 = u32(row_31 * _S213 + column_12);
            var _S214 : u32 = (at_29 & (u32(3)));
            var found_3 : u32 = ((zero_bytes_0((arena_0[out_13 + ((at_29 >> (u32(2))))] ^ (_S211)))) >> ((u32(8) * _S214)));
            if(found_3 == u32(0))
            {
                column_12 = column_12 + (i32(4) - i32(_S214));
                continue;
            }
            var ahead_0 : u32 = ((firstbitlow_0(found_3)) >> (u32(3)));
            var at_30 : u32 = at_29 + ahead_0;
            var column_13 : i32 = column_12 + i32(ahead_0);
            if(column_13 >= _S213)
            {
                break;
            }
            var i_16 : i32;
            var j_1 : i32;
            switch(mirror_4.kind_3)
            {
            case i32(0):
                {
                    i_16 = mirror_4.number_12 - row_31;
                    j_1 = column_13;
                }
            case i32(1):
                {
                    var _S215 : i32 = mirror_4.number_12 - column_13;
                    i_16 = row_31;
                    j_1 = _S215;
                }
            case i32(2):
                {
                    var _S216 : i32 = row_31 - mirror_4.number_12;
                    i_16 = column_13 + mirror_4.number_12;
                    j_1 = _S216;
                }
            default :
                {
                    var _S217 : i32 = mirror_4.number_12 - row_31;
                    i_16 = mirror_4.number_12 - column_13;
                    j_1 = _S217;
                }
            }
            var column_14 : i32 = column_13 + i32(1);
            var _S218 : bool;
            if(i_16 < i32(0))
            {
                _S218 = true;
            }
            else
            {
                _S218 = j_1 < i32(0);
            }
            var _S219 : bool;
            if(_S218)
            {
                _S219 = true;
            }
            else
            {
                _S219 = i_16 >= _S212;
            }
            var _S220 : bool;
            if(_S219)
            {
                _S220 = true;
            }
            else
            {
                _S220 = j_1 >= _S213;
            }
            if(_S220)
            {
                column_12 = column_14;
                continue;
            }
            var cell_5 : i32 = cell_at_0(out_13, u32(i_16 * _S213 + j_1));
            if(cell_5 != unknown_4)
            {
                put_cell_0(out_13, at_30, cell_5);
                changed_4 = true;
            }
            column_12 = column_14;
        }
        var row_32 : i32 = row_31 + i32(1);
        changed_3 = changed_4;
        row_31 = row_32;
    }
    return changed_3;
}

fn op_mend_mirror_0( m_54 : ptr<function, Machine_0>,  grid_13 : u32,  missing_1 : u32)
{
    var changed_5 : bool;
    var from_41 : GridView_0 = whole_1(&((*m_54)), grid_13, u32(2));
    if(failed_0((*m_54)))
    {
        return;
    }
    var unknown_5 : i32 = colour_view_1(&((*m_54)), missing_1);
    var _S221 : u32 = GridView_area_0(from_41);
    spend_0(&((*m_54)), _S221 * u32(2) * (from_41.height_0 + from_41.width_0));
    if(failed_0((*m_54)))
    {
        return;
    }
    if(!has_colour_0(from_41, unknown_5))
    {
        fail_0(&((*m_54)), u32(25));
        return;
    }
    var _S222 : u32 = u32(unknown_5);
    var any_2 : bool;
    if(_S222 > u32(15))
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_41.height_0) > u32(32);
    }
    if(any_2)
    {
        any_2 = true;
    }
    else
    {
        any_2 = (from_41.width_0) > u32(32);
    }
    if(any_2)
    {
        fail_0(&((*m_54)), u32(254));
        return;
    }
    mirror_lines_0(&((*m_54)), from_41, _S222);
    if(failed_0((*m_54)))
    {
        return;
    }
    var h_0 : i32 = i32(from_41.height_0);
    var w_2 : i32 = i32(from_41.width_0);
    var _S223 : i32 = h_0 * w_2 / i32(3);
    var mirrors_0 : array<Mirror_0, i32(4)>;
    var sound_0 : array<bool, i32(4)>;
    any_2 = false;
    var i_17 : u32 = u32(0);
    for(;;)
    {
        if(i_17 < u32(4))
        {
        }
        else
        {
            break;
        }
        var _S224 : bool = i_17 == u32(0);
        var kind_6 : i32;
        if(_S224)
        {
            kind_6 = i32(0);
        }
        else
        {
            if(i_17 == u32(1))
            {
                kind_6 = i32(1);
            }
            else
            {
                if(i_17 == u32(2))
                {
                    kind_6 = i32(2);
                }
                else
                {
                    kind_6 = i32(3);
                }
            }
        }
        var first_5 : i32;
        if(i_17 < u32(2))
        {
            first_5 = i32(0);
        }
        else
        {
            if(i_17 == u32(2))
            {
                first_5 = i32(-2);
            }
            else
            {
                first_5 = max(min(h_0, w_2) - i32(3), i32(0));
            }
        }
        var last_2 : i32;
        if(_S224)
        {
            last_2 = i32(2) * h_0 - i32(2);
        }
        else
        {
            if(i_17 == u32(1))
            {
                last_2 = i32(2) * w_2 - i32(2);
            }
            else
            {
                if(i_17 == u32(2))
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
        var _S225 : bool = best_mirror_0((*m_54), from_41, kind_6, first_5, last_2, _S223, &(best_2));
        sound_0[i_17] = _S225;
        mirrors_0[i_17] = best_2;
        if(any_2)
        {
            any_2 = true;
        }
        else
        {
            if(sound_0[i_17])
            {
                changed_5 = tells_0((*m_54), from_41, best_2);
            }
            else
            {
                changed_5 = false;
            }
            any_2 = changed_5;
        }
        i_17 = i_17 + u32(1);
    }
    if(!any_2)
    {
        fail_0(&((*m_54)), u32(25));
    }
    spend_0(&((*m_54)), _S221 * u32(24));
    if(failed_0((*m_54)))
    {
        return;
    }
    var out_14 : u32 = edit_grid_0(&((*m_54)), from_41);
    if(out_14 == u32(0))
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
        changed_5 = false;
        i_17 = u32(0);
        for(;;)
        {
            if(i_17 < u32(4))
            {
            }
            else
            {
                break;
            }
            if(sound_0[i_17])
            {
                var _S226 : bool = fill_by_mirror_0(from_41, out_14, unknown_5, mirrors_0[i_17]);
                any_2 = _S226;
            }
            else
            {
                any_2 = false;
            }
            if(any_2)
            {
                changed_5 = true;
            }
            i_17 = i_17 + u32(1);
        }
        if(!changed_5)
        {
            break;
        }
        round_0 = round_0 + u32(1);
    }
    return;
}

fn op_complete_mirror_0( m_55 : ptr<function, Machine_0>,  grid_14 : u32,  number_15 : u32)
{
    var from_42 : GridView_0 = whole_1(&((*m_55)), grid_14, u32(8));
    if(failed_0((*m_55)))
    {
        return;
    }
    var k_17 : u32 = variant_1(&((*m_55)), number_15, i32(5));
    if(failed_0((*m_55)))
    {
        return;
    }
    var out_15 : u32 = edit_grid_0(&((*m_55)), from_42);
    if(out_15 == u32(0))
    {
        return;
    }
    var _S227 : i32;
    if(k_17 == u32(0))
    {
        _S227 = i32(1);
    }
    else
    {
        if(k_17 == u32(1))
        {
            _S227 = i32(2);
        }
        else
        {
            if(k_17 == u32(2))
            {
                _S227 = i32(3);
            }
            else
            {
                if(k_17 == u32(3))
                {
                    _S227 = i32(4);
                }
                else
                {
                    _S227 = i32(7);
                }
            }
        }
    }
    var used_4 : u32 = u32(_S227);
    var _S228 : u32 = countOneBits(used_4);
    var round_1 : u32 = u32(0);
    for(;;)
    {
        if(round_1 < _S228)
        {
        }
        else
        {
            break;
        }
        var changed_6 : bool = false;
        var i_18 : u32 = u32(0);
        for(;;)
        {
            if(i_18 < u32(3))
            {
            }
            else
            {
                break;
            }
            if(((used_4 & (((u32(1) << (i_18)))))) == u32(0))
            {
                i_18 = i_18 + u32(1);
                continue;
            }
            var mirror_5 : Mirror_0 = Mirror_x24init_0(i32(2), i32(0));
            if(i_18 == u32(0))
            {
                mirror_5.kind_3 = i32(0);
                mirror_5.number_12 = i32(from_42.height_0) - i32(1);
            }
            else
            {
                if(i_18 == u32(1))
                {
                    mirror_5.kind_3 = i32(1);
                    mirror_5.number_12 = i32(from_42.width_0) - i32(1);
                }
            }
            var _S229 : bool = fill_by_mirror_0(from_42, out_15, i32(0), mirror_5);
            var changed_7 : bool;
            if(_S229)
            {
                changed_7 = true;
            }
            else
            {
                changed_7 = changed_6;
            }
            changed_6 = changed_7;
            i_18 = i_18 + u32(1);
        }
        if(!changed_6)
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
     at_31 : u32,
};

fn between_2( lines_0 : u32,  length_1 : u32,  colour_8 : u32,  stretches_0 : u32) -> u32
{
    var start_8 : u32 = u32(0);
    var at_32 : u32 = u32(0);
    var count_14 : u32 = u32(0);
    for(;;)
    {
        if(at_32 <= length_1)
        {
        }
        else
        {
            break;
        }
        var _S230 : bool;
        if(at_32 < length_1)
        {
            _S230 = arena_0[lines_0 + at_32] != colour_8;
        }
        else
        {
            _S230 = false;
        }
        if(_S230)
        {
            at_32 = at_32 + u32(1);
            continue;
        }
        var count_15 : u32;
        if(at_32 > start_8)
        {
            if(stretches_0 != u32(0))
            {
                arena_0[stretches_0 + count_14] = (start_8 | (((at_32 << (u32(16))))));
            }
            count_15 = count_14 + u32(1);
        }
        else
        {
            count_15 = count_14;
        }
        start_8 = at_32 + u32(1);
        count_14 = count_15;
        at_32 = at_32 + u32(1);
    }
    return count_14;
}

fn find_fields_0( m_56 : ptr<function, Machine_0>,  from_43 : GridView_0,  offset_0 : u32) -> Fields_0
{
    var _S231 : bool;
    var _S232 : bool;
    var column_15 : u32;
    var most_3 : u32;
    var best_3 : u32;
    var _S233 : u32;
    var _S234 : u32;
    var fields_0 : Fields_0;
    fields_0.rows_3 = u32(0);
    fields_0.columns_4 = u32(0);
    fields_0.at_31 = (*m_56).scratch_1 + offset_0;
    spend_0(&((*m_56)), GridView_area_0(from_43));
    if(failed_0((*m_56)))
    {
        return fields_0;
    }
    var odd_2 : bool;
    if((from_43.height_0) > u32(64))
    {
        odd_2 = true;
    }
    else
    {
        odd_2 = (from_43.width_0) > u32(64);
    }
    if(odd_2)
    {
        fail_0(&((*m_56)), u32(254));
        return fields_0;
    }
    odd_2 = false;
    var row_33 : u32 = u32(0);
    var seen_1 : u32 = u32(0);
    for(;;)
    {
        if(row_33 < (from_43.height_0))
        {
        }
        else
        {
            break;
        }
        var colour_9 : i32 = GridView_at_0(from_43, row_33, u32(0));
        column_15 = u32(1);
        for(;;)
        {
            _S233 = from_43.width_0;
            if(column_15 < (from_43.width_0))
            {
                _S231 = (GridView_at_0(from_43, row_33, column_15)) == colour_9;
            }
            else
            {
                _S231 = false;
            }
            if(_S231)
            {
            }
            else
            {
                break;
            }
            column_15 = column_15 + u32(1);
        }
        var one_0 : bool = column_15 == _S233;
        if(one_0)
        {
            most_3 = (u32(colour_9) & (u32(255)));
        }
        else
        {
            most_3 = u32(255);
        }
        arena_0[fields_0.at_31 + row_33] = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_0)
            {
                _S232 = u32(colour_9) > u32(15);
            }
            else
            {
                _S232 = false;
            }
            odd_2 = _S232;
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
        row_33 = row_33 + u32(1);
        seen_1 = seen_2;
    }
    column_15 = u32(0);
    for(;;)
    {
        _S234 = from_43.width_0;
        if(column_15 < (from_43.width_0))
        {
        }
        else
        {
            break;
        }
        var colour_10 : i32 = GridView_at_0(from_43, u32(0), column_15);
        row_33 = u32(1);
        for(;;)
        {
            if(row_33 < (from_43.height_0))
            {
                _S231 = (GridView_at_0(from_43, row_33, column_15)) == colour_10;
            }
            else
            {
                _S231 = false;
            }
            if(_S231)
            {
            }
            else
            {
                break;
            }
            row_33 = row_33 + u32(1);
        }
        var one_1 : bool = row_33 == (from_43.height_0);
        if(one_1)
        {
            most_3 = (u32(colour_10) & (u32(255)));
        }
        else
        {
            most_3 = u32(255);
        }
        arena_0[fields_0.at_31 + u32(64) + column_15] = most_3;
        if(odd_2)
        {
            odd_2 = true;
        }
        else
        {
            if(one_1)
            {
                _S232 = u32(colour_10) > u32(15);
            }
            else
            {
                _S232 = false;
            }
            odd_2 = _S232;
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
        column_15 = column_15 + u32(1);
        seen_1 = seen_3;
    }
    if(odd_2)
    {
        fail_0(&((*m_56)), u32(254));
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
        var _S235 : u32 = between_2(fields_0.at_31, from_43.height_0, colour_11, u32(0));
        var _S236 : u32 = between_2(fields_0.at_31 + u32(64), _S234, colour_11, u32(0));
        var count_16 : u32 = _S235 * _S236;
        var most_4 : u32;
        var best_4 : u32;
        if(count_16 > most_3)
        {
            most_4 = count_16;
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
        fail_0(&((*m_56)), u32(25));
        return fields_0;
    }
    var _S237 : u32 = between_2(fields_0.at_31, from_43.height_0, best_3, fields_0.at_31 + u32(128));
    fields_0.rows_3 = _S237;
    var _S238 : u32 = between_2(fields_0.at_31 + u32(64), _S234, best_3, fields_0.at_31 + u32(192));
    fields_0.columns_4 = _S238;
    return fields_0;
}

fn Fields_count_0( this_17 : Fields_0) -> u32
{
    return this_17.rows_3 * this_17.columns_4;
}

fn Fields_stretch_of_rows_0( this_18 : Fields_0,  i_19 : u32) -> vec2<u32>
{
    return vec2<u32>((arena_0[this_18.at_31 + u32(128) + i_19] & (u32(65535))), (arena_0[this_18.at_31 + u32(128) + i_19] >> (u32(16))));
}

fn Fields_stretch_of_columns_0( this_19 : Fields_0,  i_20 : u32) -> vec2<u32>
{
    return vec2<u32>((arena_0[this_19.at_31 + u32(192) + i_20] & (u32(65535))), (arena_0[this_19.at_31 + u32(192) + i_20] >> (u32(16))));
}

fn Fields_span_0( this_20 : Fields_0,  i_21 : u32) -> Span_0
{
    var _S239 : u32 = i_21 / this_20.columns_4;
    var down_1 : vec2<u32> = Fields_stretch_of_rows_0(this_20, _S239);
    var _S240 : u32 = i_21 % this_20.columns_4;
    var right_5 : vec2<u32> = Fields_stretch_of_columns_0(this_20, _S240);
    return Span_x24init_0(down_1.x, down_1.y, right_5.x, right_5.y);
}

fn Span_height_0( this_21 : Span_0) -> u32
{
    return this_21.bottom_0 - this_21.top_0;
}

fn main_colour_0( m_57 : ptr<function, Machine_0>,  from_44 : GridView_0,  span_1 : Span_0) -> i32
{
    var column_16 : u32;
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
    var row_34 : u32 = span_1.top_0;
    for(;;)
    {
        if(row_34 < (span_1.bottom_0))
        {
        }
        else
        {
            break;
        }
        column_16 = span_1.left_2;
        for(;;)
        {
            if(column_16 < (span_1.right_3))
            {
            }
            else
            {
                break;
            }
            var cell_6 : u32 = u32(GridView_at_0(from_44, row_34, column_16));
            if(cell_6 > u32(15))
            {
                fail_0(&((*m_57)), u32(254));
            }
            counts_0[(cell_6 & (u32(15)))] = counts_0[(cell_6 & (u32(15)))] + u32(1);
            column_16 = column_16 + u32(1);
        }
        row_34 = row_34 + u32(1);
    }
    column_16 = u32(0);
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
        if((counts_0[colour_12]) > column_16)
        {
            column_16 = counts_0[colour_12];
            best_5 = colour_12;
        }
        colour_12 = colour_12 + u32(1);
    }
    return i32(best_5);
}

fn op_fill_fields_0( m_58 : ptr<function, Machine_0>,  grid_15 : u32,  number_16 : u32)
{
    var filled_3 : u32;
    var row_35 : u32;
    var column_17 : u32;
    var _S241 : bool;
    var from_45 : GridView_0 = whole_1(&((*m_58)), grid_15, u32(6));
    var k_18 : u32 = variant_1(&((*m_58)), number_16, i32(5));
    if(failed_0((*m_58)))
    {
        return;
    }
    var fields_1 : Fields_0 = find_fields_0(&((*m_58)), from_45, u32(4096));
    var _S242 : u32 = GridView_area_0(from_45);
    var _S243 : bool = k_18 == u32(0);
    var full_0 : i32;
    if(_S243)
    {
        full_0 = i32(7);
    }
    else
    {
        full_0 = i32(2);
    }
    spend_0(&((*m_58)), _S242 * u32(full_0) / u32(8));
    if(failed_0((*m_58)))
    {
        return;
    }
    var _S244 : u32 = (*m_58).scratch_1 + u32(1024);
    var _S245 : u32 = (*m_58).scratch_1;
    var count_17 : u32 = Fields_count_0(fields_1);
    var most_5 : u32 = u32(0);
    var least_1 : u32 = u32(4294967295);
    var height_2 : u32 = u32(0);
    var width_2 : u32 = u32(0);
    var fullest_0 : u32 = u32(0);
    var i_22 : u32 = u32(0);
    for(;;)
    {
        if(i_22 < count_17)
        {
        }
        else
        {
            break;
        }
        var span_2 : Span_0 = Fields_span_0(fields_1, i_22);
        row_35 = span_2.top_0;
        filled_3 = u32(0);
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
                if((GridView_at_0(from_45, row_35, column_17)) != i32(0))
                {
                    full_0 = i32(1);
                }
                else
                {
                    full_0 = i32(0);
                }
                var filled_4 : u32 = filled_3 + u32(full_0);
                column_17 = column_17 + u32(1);
                filled_3 = filled_4;
            }
            row_35 = row_35 + u32(1);
        }
        arena_0[_S244 + i_22] = filled_3;
        if(i_22 == u32(0))
        {
            _S241 = true;
        }
        else
        {
            _S241 = filled_3 > most_5;
        }
        if(_S241)
        {
            most_5 = filled_3;
            fullest_0 = i_22;
        }
        var _S246 : u32 = min(least_1, filled_3);
        var _S247 : u32 = max(height_2, Span_height_0(span_2));
        var _S248 : u32 = max(width_2, Span_width_0(span_2));
        var i_23 : u32 = i_22 + u32(1);
        least_1 = _S246;
        height_2 = _S247;
        width_2 = _S248;
        i_22 = i_23;
    }
    var _S249 : bool = k_18 < u32(2);
    if(_S249)
    {
        i_22 = u32(0);
        for(;;)
        {
            if(i_22 < (height_2 * width_2))
            {
            }
            else
            {
                break;
            }
            arena_0[_S245 + i_22] = u32(0);
            i_22 = i_22 + u32(1);
        }
        if(_S243)
        {
            filled_3 = u32(0);
        }
        else
        {
            filled_3 = fullest_0;
        }
        if(_S243)
        {
            height_2 = count_17;
        }
        else
        {
            height_2 = fullest_0 + u32(1);
        }
        i_22 = filled_3;
        for(;;)
        {
            if(i_22 < height_2)
            {
            }
            else
            {
                break;
            }
            var span_3 : Span_0 = Fields_span_0(fields_1, i_22);
            row_35 = span_3.top_0;
            for(;;)
            {
                if(row_35 < (span_3.bottom_0))
                {
                }
                else
                {
                    break;
                }
                column_17 = span_3.left_2;
                for(;;)
                {
                    if(column_17 < (span_3.right_3))
                    {
                    }
                    else
                    {
                        break;
                    }
                    var at_33 : u32 = _S245 + (row_35 - span_3.top_0) * width_2 + column_17 - span_3.left_2;
                    if(arena_0[at_33] == u32(0))
                    {
                        arena_0[at_33] = u32(GridView_at_0(from_45, row_35, column_17));
                    }
                    column_17 = column_17 + u32(1);
                }
                row_35 = row_35 + u32(1);
            }
            i_22 = i_22 + u32(1);
        }
    }
    var out_16 : u32 = edit_grid_0(&((*m_58)), from_45);
    if(out_16 == u32(0))
    {
        return;
    }
    i_22 = u32(0);
    for(;;)
    {
        if(i_22 < count_17)
        {
        }
        else
        {
            break;
        }
        var span_4 : Span_0 = Fields_span_0(fields_1, i_22);
        var filled_5 : u32 = arena_0[_S244 + i_22];
        if(k_18 == u32(2))
        {
            _S241 = true;
        }
        else
        {
            if(k_18 == u32(3))
            {
                _S241 = filled_5 == most_5;
            }
            else
            {
                _S241 = false;
            }
        }
        var _S250 : bool;
        if(_S241)
        {
            _S250 = true;
        }
        else
        {
            if(k_18 == u32(4))
            {
                _S250 = filled_5 == least_1;
            }
            else
            {
                _S250 = false;
            }
        }
        if(_S250)
        {
            var _S251 : i32 = main_colour_0(&((*m_58)), from_45, span_4);
            full_0 = _S251;
        }
        else
        {
            full_0 = i32(0);
        }
        row_35 = span_4.top_0;
        for(;;)
        {
            if(row_35 < (span_4.bottom_0))
            {
            }
            else
            {
                break;
            }
            column_17 = span_4.left_2;
            for(;;)
            {
                if(column_17 < (span_4.right_3))
                {
                }
                else
                {
                    break;
                }
                var cell_7 : i32;
                if(_S249)
                {
                    cell_7 = i32(arena_0[_S245 + (row_35 - span_4.top_0) * width_2 + column_17 - span_4.left_2]);
                }
                else
                {
                    cell_7 = full_0;
                }
                put_cell_0(out_16, row_35 * from_45.width_0 + column_17, cell_7);
                column_17 = column_17 + u32(1);
            }
            row_35 = row_35 + u32(1);
        }
        i_22 = i_22 + u32(1);
    }
    return;
}

fn op_elbow_0( m_59 : ptr<function, Machine_0>,  grid_16 : u32,  hue_3 : u32)
{
    var _S252 : bool;
    var from_46 : GridView_0 = whole_1(&((*m_59)), grid_16, u32(2));
    if(failed_0((*m_59)))
    {
        return;
    }
    var colour_13 : i32 = colour_view_1(&((*m_59)), hue_3);
    if(failed_0((*m_59)))
    {
        return;
    }
    var places_0 : array<u32, i32(2)>;
    places_0[i32(0)] = u32(0);
    places_0[i32(1)] = u32(0);
    var _S253 : u32 = GridView_area_0(from_46);
    var at_34 : u32 = u32(0);
    var count_18 : u32 = u32(0);
    for(;;)
    {
        if(at_34 < _S253)
        {
            _S252 = count_18 < u32(3);
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
        if((cell_at_0(from_46.cells_0, at_34)) != i32(0))
        {
            if(count_18 < u32(2))
            {
                places_0[count_18] = at_34;
            }
            count_18 = count_18 + u32(1);
        }
        at_34 = at_34 + u32(1);
    }
    var a_2 : i32 = cell_at_0(from_46.cells_0, places_0[i32(0)]);
    var b_2 : i32 = cell_at_0(from_46.cells_0, places_0[i32(1)]);
    if(count_18 != u32(2))
    {
        _S252 = true;
    }
    else
    {
        _S252 = a_2 == b_2;
    }
    if(_S252)
    {
        _S252 = true;
    }
    else
    {
        if(a_2 != colour_13)
        {
            _S252 = b_2 != colour_13;
        }
        else
        {
            _S252 = false;
        }
    }
    if(_S252)
    {
        fail_0(&((*m_59)), u32(25));
        return;
    }
    var _S254 : bool = a_2 == colour_13;
    var start_9 : u32;
    if(_S254)
    {
        start_9 = places_0[i32(0)];
    }
    else
    {
        start_9 = places_0[i32(1)];
    }
    var end_1 : u32;
    if(_S254)
    {
        end_1 = places_0[i32(1)];
    }
    else
    {
        end_1 = places_0[i32(0)];
    }
    var _S255 : u32 = start_9 / from_46.width_0;
    var _S256 : u32 = start_9 % from_46.width_0;
    var _S257 : u32 = end_1 / from_46.width_0;
    var _S258 : u32 = end_1 % from_46.width_0;
    var out_17 : u32 = edit_grid_0(&((*m_59)), from_46);
    if(out_17 == u32(0))
    {
        return;
    }
    var row_36 : u32 = min(_S255, _S257);
    for(;;)
    {
        if(row_36 <= (max(_S255, _S257)))
        {
        }
        else
        {
            break;
        }
        var _S259 : u32 = row_36 * from_46.width_0 + _S256;
        if((cell_at_0(out_17, _S259)) == i32(0))
        {
            put_cell_0(out_17, _S259, colour_13);
        }
        row_36 = row_36 + u32(1);
    }
    var column_18 : u32 = min(_S256, _S258);
    for(;;)
    {
        if(column_18 <= (max(_S256, _S258)))
        {
        }
        else
        {
            break;
        }
        var _S260 : u32 = _S257 * from_46.width_0 + column_18;
        if((cell_at_0(out_17, _S260)) == i32(0))
        {
            put_cell_0(out_17, _S260, colour_13);
        }
        column_18 = column_18 + u32(1);
    }
    return;
}

fn Dispatch_call_0( m_60 : ptr<function, Machine_0>,  op_0 : u32,  args_0 : vec4<u32>)
{
    switch(op_0)
    {
    case u32(237):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_rays_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(238):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_color_rays_0(&((*m_60)), args_0.x, args_0.y, args_0.z);
        }
    case u32(239):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_join_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(240):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_spread_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(241):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_grow_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(242):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_surround_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(243):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_rim_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(244):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_fill_holes_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(245):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_close_holes_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(246):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_fill_boxes_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(247):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_drop_small_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(248):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_majority_0(&((*m_60)), args_0.x);
        }
    case u32(256):
        {
            spend_call_0(&((*m_60)), u32(16));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_mend_period_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(257):
        {
            spend_call_0(&((*m_60)), u32(16));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_mend_mirror_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(258):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_complete_mirror_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(276):
        {
            spend_call_0(&((*m_60)), u32(8));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_fill_fields_0(&((*m_60)), args_0.x, args_0.y);
        }
    case u32(282):
        {
            spend_call_0(&((*m_60)), u32(4));
            if(failed_0((*m_60)))
            {
                return;
            }
            op_elbow_0(&((*m_60)), args_0.x, args_0.y);
        }
    default :
        {
            fail_0(&((*m_60)), u32(254));
        }
    }
    var _S261 : bool;
    if(failed_0((*m_60)))
    {
        _S261 = ((*m_60).fault_prim_0) == u32(0);
    }
    else
    {
        _S261 = false;
    }
    if(_S261)
    {
        (*m_60).fault_prim_0 = op_0 + u32(1);
    }
    return;
}

fn words_of_0( record_9 : u32) -> u32
{
    return u32(4) + arena_0[record_9 + u32(3)];
}

fn multiply_64_0( a_3 : vec2<u32>,  b_3 : vec2<u32>) -> vec2<u32>
{
    var _S262 : u32 = a_3.x;
    var a0_0 : u32 = (_S262 & (u32(65535)));
    var a1_0 : u32 = (_S262 >> (u32(16)));
    var _S263 : u32 = b_3.x;
    var b0_0 : u32 = (_S263 & (u32(65535)));
    var b1_0 : u32 = (_S263 >> (u32(16)));
    var low_2 : u32 = a0_0 * b0_0;
    var middle_1 : u32 = a1_0 * b0_0 + ((low_2 >> (u32(16))));
    var other_4 : u32 = a0_0 * b1_0 + ((middle_1 & (u32(65535))));
    return vec2<u32>((((other_4 << (u32(16)))) | (((low_2 & (u32(65535)))))), a1_0 * b1_0 + ((middle_1 >> (u32(16)))) + ((other_4 >> (u32(16)))) + _S262 * b_3.y + a_3.y * _S263);
}

fn hash_of_0( record_10 : u32) -> vec2<u32>
{
    var _S264 : u32 = words_of_0(record_10);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_24 : u32 = u32(0);
    for(;;)
    {
        if(i_24 < _S264)
        {
        }
        else
        {
            break;
        }
        var _S265 : u32 = record_10 + i_24;
        var _S266 : u32 = arena_0[_S265];
        var _S267 : u32;
        if((i_24 + u32(1)) < _S264)
        {
            _S267 = arena_0[_S265 + u32(1)];
        }
        else
        {
            _S267 = u32(0);
        }
        var _S268 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S266, _S267))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S268;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S268.y)));
        i_24 = i_24 + u32(2);
    }
    var _S269 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S269;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S269.y)));
    return hash_0;
}

fn weight_of_0( record_11 : u32) -> u32
{
    var count_19 : u32 = arena_0[record_11 + u32(1)];
    switch(kind_of_0(record_11))
    {
    case u32(6):
        {
            return u32(1) + count_19 * arena_0[record_11 + u32(2)] / u32(8);
        }
    case u32(7):
        {
            return u32(1) + count_19 / u32(8);
        }
    case u32(8), u32(10), u32(11):
        {
            return u32(1) + count_19 / u32(2);
        }
    case u32(9), u32(12):
        {
            return arena_0[record_11 + u32(2)];
        }
    default :
        {
            return u32(1);
        }
    }
}

fn equal_cells_0( record_12 : u32,  target_0 : u32) -> u32
{
    var _S270 : bool;
    if(target_0 == u32(0))
    {
        _S270 = true;
    }
    else
    {
        _S270 = (kind_of_0(record_12)) != u32(6);
    }
    if(_S270)
    {
        _S270 = true;
    }
    else
    {
        _S270 = arena_0[record_12 + u32(1)] != arena_0[target_0 + u32(1)];
    }
    if(_S270)
    {
        _S270 = true;
    }
    else
    {
        _S270 = arena_0[record_12 + u32(2)] != arena_0[target_0 + u32(2)];
    }
    if(_S270)
    {
        return u32(4294967295);
    }
    var _S271 : u32 = arena_0[record_12 + u32(1)] * arena_0[record_12 + u32(2)];
    var i_25 : u32 = u32(0);
    var equal_2 : u32 = u32(0);
    for(;;)
    {
        if(i_25 < _S271)
        {
        }
        else
        {
            break;
        }
        var _S272 : u32 = (i_25 >> (u32(2)));
        var _S273 : u32 = (arena_0[record_12 + u32(4) + _S272] ^ (arena_0[target_0 + u32(4) + _S272]));
        var _S274 : u32 = min(u32(4), _S271 - i_25);
        var k_19 : u32 = u32(0);
        for(;;)
        {
            if(k_19 < _S274)
            {
            }
            else
            {
                break;
            }
            var _S275 : i32;
            if(((((_S273 >> ((u32(8) * k_19)))) & (u32(255)))) == u32(0))
            {
                _S275 = i32(1);
            }
            else
            {
                _S275 = i32(0);
            }
            var equal_3 : u32 = equal_2 + u32(_S275);
            k_19 = k_19 + u32(1);
            equal_2 = equal_3;
        }
        i_25 = i_25 + u32(4);
    }
    return equal_2;
}

fn element_kind_0( record_13 : u32) -> u32
{
    var kind_7 : u32 = kind_of_0(record_13);
    var _S276 : bool;
    if(kind_7 == u32(9))
    {
        _S276 = true;
    }
    else
    {
        _S276 = kind_7 == u32(12);
    }
    var common_2 : u32;
    if(_S276)
    {
        common_2 = u32(4294967295);
        var i_26 : u32 = u32(0);
        for(;;)
        {
            if(i_26 < arena_0[record_13 + u32(1)])
            {
            }
            else
            {
                break;
            }
            var element_0 : u32 = kind_of_0(record_13 + arena_0[record_13 + u32(4) + i_26]);
            if(i_26 > u32(0))
            {
                _S276 = element_0 != common_2;
            }
            else
            {
                _S276 = false;
            }
            if(_S276)
            {
                return u32(4294967295);
            }
            var i_27 : u32 = i_26 + u32(1);
            common_2 = element_0;
            i_26 = i_27;
        }
    }
    else
    {
        common_2 = u32(4294967295);
    }
    return common_2;
}

fn run_item_0( id_0 : u32)
{
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_0 : u32 = id_0 * u32(8);
    var _S277 : u32 = items_0[item_0];
    var _S278 : u32 = items_0[item_0 + u32(1)];
    var _S279 : u32 = items_0[item_0 + u32(2)];
    var _S280 : u32 = items_0[item_0 + u32(3)];
    var _S281 : u32 = items_0[item_0 + u32(4)];
    var _S282 : u32 = items_0[item_0 + u32(5)];
    var m_61 : Machine_0;
    m_61.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_35 : u32 = u32(0);
    for(;;)
    {
        if(at_35 < _S278)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S277 + at_35) * u32(8);
        var op_1 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S283 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_6 : u32 = _S280 + code_0[instruction_0 + u32(1)];
        m_61.fuel_1 = params_0.fuel_0;
        m_61.memory_1 = params_0.memory_0;
        m_61.fault_0 = u32(0);
        m_61.fault_prim_0 = u32(0);
        m_61.calls_0 = u32(0);
        m_61.cursor_0 = place_6;
        m_61.end_0 = place_6 + code_0[instruction_0 + u32(2)];
        var args_1 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_0 : bool = false;
        var i_28 : u32 = u32(0);
        for(;;)
        {
            if(i_28 < _S283)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_28], _S279, _S280);
            args_1[i_28] = address_0;
            var _S284 : bool;
            if(!poisoned_0)
            {
                _S284 = (kind_of_0(address_0)) == u32(13);
            }
            else
            {
                _S284 = false;
            }
            if(_S284)
            {
                m_61.fault_0 = arena_0[address_0 + u32(1)] + u32(1);
                m_61.fault_prim_0 = arena_0[address_0 + u32(2)];
                poisoned_0 = true;
            }
            i_28 = i_28 + u32(1);
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&(m_61), op_1, args_1);
        }
        var row_37 : u32 = (_S282 + at_35) * u32(12);
        results_0[row_37 + u32(1)] = params_0.fuel_0 - m_61.fuel_1;
        results_0[row_37 + u32(2)] = params_0.memory_0 - m_61.memory_1;
        results_0[row_37 + u32(3)] = m_61.calls_0;
        if((m_61.fault_0) != u32(0))
        {
            arena_0[place_6] = u32(13);
            arena_0[place_6 + u32(1)] = m_61.fault_0 - u32(1);
            arena_0[place_6 + u32(2)] = m_61.fault_prim_0;
            arena_0[place_6 + u32(3)] = u32(0);
        }
        results_0[row_37] = kind_of_0(place_6);
        results_0[row_37 + u32(4)] = arena_0[place_6 + u32(1)];
        results_0[row_37 + u32(5)] = arena_0[place_6 + u32(2)];
        results_0[row_37 + u32(6)] = words_of_0(place_6);
        if((m_61.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_6);
            results_0[row_37 + u32(7)] = weight_of_0(place_6);
            results_0[row_37 + u32(8)] = hash_1.x;
            results_0[row_37 + u32(9)] = hash_1.y;
            results_0[row_37 + u32(10)] = equal_cells_0(place_6, _S281);
            results_0[row_37 + u32(11)] = element_kind_0(place_6);
        }
        at_35 = at_35 + u32(1);
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

