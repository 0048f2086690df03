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

fn Dispatch_call_0( m_1 : ptr<function, Machine_0>,  op_0 : u32,  args_0 : vec4<u32>)
{
    switch(op_0)
    {
    default :
        {
            fail_0(&((*m_1)), u32(254));
        }
    }
    return;
}

fn words_of_0( record_1 : u32) -> u32
{
    return u32(4) + arena_0[record_1 + u32(3)];
}

fn multiply_64_0( a_0 : vec2<u32>,  b_0 : vec2<u32>) -> vec2<u32>
{
    var _S2 : u32 = a_0.x;
    var a0_0 : u32 = (_S2 & (u32(65535)));
    var a1_0 : u32 = (_S2 >> (u32(16)));
    var _S3 : u32 = b_0.x;
    var b0_0 : u32 = (_S3 & (u32(65535)));
    var b1_0 : u32 = (_S3 >> (u32(16)));
    var low_0 : u32 = a0_0 * b0_0;
    var middle_0 : u32 = a1_0 * b0_0 + ((low_0 >> (u32(16))));
    var other_0 : u32 = a0_0 * b1_0 + ((middle_0 & (u32(65535))));
    return vec2<u32>((((other_0 << (u32(16)))) | (((low_0 & (u32(65535)))))), a1_0 * b1_0 + ((middle_0 >> (u32(16)))) + ((other_0 >> (u32(16)))) + _S2 * b_0.y + a_0.y * _S3);
}

fn hash_of_0( record_2 : u32) -> vec2<u32>
{
    var _S4 : u32 = words_of_0(record_2);
    var hash_0 : vec2<u32> = vec2<u32>(u32(0), u32(0));
    var i_0 : u32 = u32(0);
    for(;;)
    {
        if(i_0 < _S4)
        {
        }
        else
        {
            break;
        }
        var _S5 : u32 = record_2 + i_0;
        var _S6 : u32 = arena_0[_S5];
        var _S7 : u32;
        if((i_0 + u32(1)) < _S4)
        {
            _S7 = arena_0[_S5 + u32(1)];
        }
        else
        {
            _S7 = u32(0);
        }
        var _S8 : vec2<u32> = multiply_64_0((hash_0 ^ (vec2<u32>(_S6, _S7))), vec2<u32>(u32(2135587861), u32(2654435769)));
        hash_0 = _S8;
        hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S8.y)));
        i_0 = i_0 + u32(2);
    }
    var _S9 : vec2<u32> = multiply_64_0(hash_0, vec2<u32>(u32(3981806797), u32(4283543511)));
    hash_0 = _S9;
    hash_0[i32(0)] = ((hash_0[i32(0)]) ^ ((_S9.y)));
    return hash_0;
}

fn weight_of_0( record_3 : u32) -> u32
{
    var count_1 : u32 = arena_0[record_3 + u32(1)];
    switch(kind_of_0(record_3))
    {
    case u32(6):
        {
            return u32(1) + count_1 * arena_0[record_3 + u32(2)] / u32(8);
        }
    case u32(7):
        {
            return u32(1) + count_1 / u32(8);
        }
    case u32(8), u32(10), u32(11):
        {
            return u32(1) + count_1 / u32(2);
        }
    case u32(9), u32(12):
        {
            return arena_0[record_3 + u32(2)];
        }
    default :
        {
            return u32(1);
        }
    }
}

fn equal_cells_0( record_4 : u32,  target_0 : u32) -> u32
{
    var _S10 : bool;
    if(target_0 == u32(0))
    {
        _S10 = true;
    }
    else
    {
        _S10 = (kind_of_0(record_4)) != u32(6);
    }
    if(_S10)
    {
        _S10 = true;
    }
    else
    {
        _S10 = arena_0[record_4 + u32(1)] != arena_0[target_0 + u32(1)];
    }
    if(_S10)
    {
        _S10 = true;
    }
    else
    {
        _S10 = arena_0[record_4 + u32(2)] != arena_0[target_0 + u32(2)];
    }
    if(_S10)
    {
        return u32(4294967295);
    }
    var _S11 : u32 = arena_0[record_4 + u32(1)] * arena_0[record_4 + u32(2)];
    var i_1 : u32 = u32(0);
    var equal_0 : u32 = u32(0);
    for(;;)
    {
        if(i_1 < _S11)
        {
        }
        else
        {
            break;
        }
        var _S12 : u32 = (i_1 >> (u32(2)));
        var _S13 : u32 = (arena_0[record_4 + u32(4) + _S12] ^ (arena_0[target_0 + u32(4) + _S12]));
        var _S14 : u32 = min(u32(4), _S11 - i_1);
        var k_0 : u32 = u32(0);
        for(;;)
        {
            if(k_0 < _S14)
            {
            }
            else
            {
                break;
            }
            var _S15 : i32;
            if(((((_S13 >> ((u32(8) * k_0)))) & (u32(255)))) == u32(0))
            {
                _S15 = i32(1);
            }
            else
            {
                _S15 = i32(0);
            }
            var equal_1 : u32 = equal_0 + u32(_S15);
            k_0 = k_0 + u32(1);
            equal_0 = equal_1;
        }
        i_1 = i_1 + u32(4);
    }
    return equal_0;
}

fn element_kind_0( record_5 : u32) -> u32
{
    var kind_0 : u32 = kind_of_0(record_5);
    var _S16 : bool;
    if(kind_0 == u32(9))
    {
        _S16 = true;
    }
    else
    {
        _S16 = kind_0 == u32(12);
    }
    var common_0 : u32;
    if(_S16)
    {
        common_0 = u32(4294967295);
        var i_2 : u32 = u32(0);
        for(;;)
        {
            if(i_2 < arena_0[record_5 + u32(1)])
            {
            }
            else
            {
                break;
            }
            var element_0 : u32 = kind_of_0(record_5 + arena_0[record_5 + u32(4) + i_2]);
            if(i_2 > u32(0))
            {
                _S16 = element_0 != common_0;
            }
            else
            {
                _S16 = false;
            }
            if(_S16)
            {
                return u32(4294967295);
            }
            var i_3 : u32 = i_2 + u32(1);
            common_0 = element_0;
            i_2 = i_3;
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
    var _S17 : bool;
    if(id_0 >= (params_0.count_0))
    {
        return;
    }
    var item_0 : u32 = id_0 * u32(8);
    var _S18 : u32 = items_0[item_0];
    var _S19 : u32 = items_0[item_0 + u32(1)];
    var _S20 : u32 = items_0[item_0 + u32(2)];
    var _S21 : u32 = items_0[item_0 + u32(3)];
    var _S22 : u32 = items_0[item_0 + u32(4)];
    var _S23 : u32 = items_0[item_0 + u32(5)];
    var m_2 : Machine_0;
    m_2.scratch_1 = params_0.scratch_0 + id_0 * params_0.scratch_words_0;
    var at_0 : u32 = u32(0);
    for(;;)
    {
        if(at_0 < _S19)
        {
        }
        else
        {
            break;
        }
        var instruction_0 : u32 = (_S18 + at_0) * u32(8);
        var op_1 : u32 = (code_0[instruction_0] & (u32(65535)));
        var _S24 : u32 = (code_0[instruction_0] >> (u32(16)));
        var place_1 : u32 = _S21 + code_0[instruction_0 + u32(1)];
        m_2.fuel_1 = params_0.fuel_0;
        m_2.memory_1 = params_0.memory_0;
        m_2.fault_0 = u32(0);
        m_2.fault_prim_0 = u32(0);
        m_2.calls_0 = u32(0);
        m_2.cursor_0 = place_1;
        m_2.end_0 = place_1 + code_0[instruction_0 + u32(2)];
        var args_1 : vec4<u32> = vec4<u32>(u32(0), u32(0), u32(0), u32(0));
        var poisoned_0 : bool = false;
        var i_4 : u32 = u32(0);
        for(;;)
        {
            if(i_4 < _S24)
            {
            }
            else
            {
                break;
            }
            var address_0 : u32 = operand_address_0(code_0[instruction_0 + u32(3) + i_4], _S20, _S21);
            args_1[i_4] = address_0;
            if(!poisoned_0)
            {
                _S17 = (kind_of_0(address_0)) == u32(13);
            }
            else
            {
                _S17 = false;
            }
            if(_S17)
            {
                m_2.fault_0 = arena_0[address_0 + u32(1)] + u32(1);
                m_2.fault_prim_0 = arena_0[address_0 + u32(2)];
                poisoned_0 = true;
            }
            i_4 = i_4 + u32(1);
        }
        if(!poisoned_0)
        {
            Dispatch_call_0(&(m_2), op_1, args_1);
            if((m_2.fault_0) != u32(0))
            {
                _S17 = (m_2.fault_prim_0) == u32(0);
            }
            else
            {
                _S17 = false;
            }
            if(_S17)
            {
                m_2.fault_prim_0 = op_1 + u32(1);
            }
        }
        var row_0 : u32 = (_S23 + at_0) * u32(12);
        results_0[row_0 + u32(1)] = params_0.fuel_0 - m_2.fuel_1;
        results_0[row_0 + u32(2)] = params_0.memory_0 - m_2.memory_1;
        results_0[row_0 + u32(3)] = m_2.calls_0;
        if((m_2.fault_0) != u32(0))
        {
            arena_0[place_1] = u32(13);
            arena_0[place_1 + u32(1)] = m_2.fault_0 - u32(1);
            arena_0[place_1 + u32(2)] = m_2.fault_prim_0;
            arena_0[place_1 + u32(3)] = u32(0);
        }
        results_0[row_0] = kind_of_0(place_1);
        results_0[row_0 + u32(4)] = arena_0[place_1 + u32(1)];
        results_0[row_0 + u32(5)] = arena_0[place_1 + u32(2)];
        results_0[row_0 + u32(6)] = words_of_0(place_1);
        if((m_2.fault_0) == u32(0))
        {
            var hash_1 : vec2<u32> = hash_of_0(place_1);
            results_0[row_0 + u32(7)] = weight_of_0(place_1);
            results_0[row_0 + u32(8)] = hash_1.x;
            results_0[row_0 + u32(9)] = hash_1.y;
            results_0[row_0 + u32(10)] = equal_cells_0(place_1, _S22);
            results_0[row_0 + u32(11)] = element_kind_0(place_1);
        }
        at_0 = at_0 + u32(1);
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

