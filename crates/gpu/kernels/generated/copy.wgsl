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

@binding(0) @group(0) var<storage, read_write> arena_0 : array<u32>;

fn invocation_0( id_0 : vec3<u32>) -> u32
{
    return id_0.x + id_0.y * u32(64) * u32(32768);
}

fn word_at_0( at_0 : u32) -> u32
{
    return arena_0[at_0];
}

@compute
@workgroup_size(64, 1, 1)
fn copy(@builtin(global_invocation_id) id_1 : vec3<u32>)
{
    var at_1 : u32 = invocation_0(id_1);
    if(at_1 >= (params_0.count_0))
    {
        return;
    }
    var _S1 : u32 = at_1 * u32(8);
    var _S2 : u32 = items_0[_S1];
    var _S3 : u32 = items_0[_S1 + u32(1)];
    var _S4 : u32 = items_0[_S1 + u32(2)];
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
        arena_0[_S3 + i_0] = word_at_0(_S2 + i_0);
        i_0 = i_0 + u32(1);
    }
    return;
}

