//! The rows of the extensions that programs are written with: ranks, symmetries by number, what differs between demos.

use super::{
    Failure::{Never, Possible as Fails},
    Kernel,
    Origin::Extension as Ours,
    Row,
    Run::{One, Three, Two},
    arc_dsl, row, rows,
};
use crate::prims::{colours, containers, demos, logic, objects, patches, ranks, symmetry};

rows! { from arc_dsl::END;
    O_G = row("o_g", "grid: Grid, k: Int in 0..=7 -> Set<Object>", (Ours, Fails, 16), "objects with univalued, diagonal, without_bg as the bits of k (4, 2, 1)", Two(objects::o_g)).step_on("Grid, {7, 5, 3, 1, 4, 6} -> Set<Object>").device(Kernel::Dsl),
    P_G = row("p_g", "grid: Grid -> Tuple<Int> in colours", (Ours, Fails, 4), "the colours that occur, ascending, as a tuple", One(colours::p_g)).device(Kernel::Dsl),
    P_F = row("p_f", "obj: Object -> Set<Int> in colours", (Ours, Fails, 4), "the colours of an object as a set", One(colours::palette)).device(Kernel::Dsl),
    GET_NTH_T = row("get_nth_t", "container: Tuple<a>, n: Int in ranks -> a like container", (Ours, Fails, 1), "the n-th element of a tuple, from the end if negative; of a set, too", Two(ranks::get_nth_t)).device(Kernel::Dsl),
    GET_NTH_F = row("get_nth_f", "container: Set<a>, n: Int in ranks -> a like container", (Ours, Fails, 1), "the n-th element of a set, from the end if negative; of a tuple, too, and of a cell, whose colour is last", Two(ranks::get_nth_f)).device(Kernel::Dsl),
    GET_NTH_BY_KEY_T = row("get_nth_by_key_t", "container: Tuple<a>, n: Int in ranks, key: fn(a) -> Any -> a like container", (Ours, Fails, 8), "the n-th element of a tuple, smallest key first", Three(ranks::get_nth_by_key)).device(Kernel::Dsl),
    GET_NTH_BY_KEY_F = row("get_nth_by_key_f", "container: Set<a>, n: Int in ranks, key: fn(a) -> Any -> a like container", (Ours, Fails, 8), "the n-th element of a set, smallest key first", Three(ranks::get_nth_by_key)).device(Kernel::Dsl),
    GET_RANK = row("get_rank", "container: Box<a>, n: Int in ranks -> a like container", (Ours, Fails, 8), "the n-th value, largest first", Two(ranks::get_rank)),
    GET_ARG_RANK = row("get_arg_rank", "container: Box<a>, f: fn(a) -> Any, n: Int in ranks -> a like container", (Ours, Fails, 8), "the n-th element by f, largest first", Three(ranks::get_arg_rank)).device(Kernel::Dsl).alias(&["get_arg_rank_t", "get_arg_rank_f"]),
    GET_VAL_RANK = row("get_val_rank", "container: Box<a>, f: fn(a) -> b, n: Int in ranks -> b like f", (Ours, Fails, 8), "f of the n-th element by f, smallest first", Three(ranks::get_val_rank)).device(Kernel::Dsl).alias(&["get_val_rank_t", "get_val_rank_f"]),
    GET_COMMON_RANK = row("get_common_rank", "container: Tuple<a>, n: Int in ranks -> a like container", (Ours, Fails, 8), "the n-th element by count, rarest first", Two(ranks::get_common_rank)).device(Kernel::Dsl).alias(&["get_common_rank_t", "get_common_rank_f"]),
    GET_COLOR_RANK_T = row("get_color_rank_t", "grid: Grid, n: Int in ranks -> Int in colours", (Ours, Fails, 4), "the n-th most common colour of a grid", Two(colours::by_rank)).device(Kernel::Dsl),
    GET_COLOR_RANK_F = row("get_color_rank_f", "obj: Object, n: Int in ranks -> Int in colours", (Ours, Fails, 4), "the n-th most common colour of an object", Two(colours::by_rank)).device(Kernel::Dsl),
    MIR_ROT_T = row("mir_rot_t", "grid: Grid, k: Int in angles -> Grid", (Ours, Fails, 4), "k = 0..7: hmirror, dmirror, vmirror, cmirror, rot90, rot180, rot270, the grid itself", Two(symmetry::mir_rot_t)).device(Kernel::Dsl),
    MIR_ROT_F = row("mir_rot_f", "patch: p is Patch, k: Int in 0..=3 -> p", (Ours, Fails, 4), "k = 0..3: hmirror, dmirror, vmirror, cmirror", Two(symmetry::mir_rot_f)).device(Kernel::Dsl),
    DIFFERENCE_TUPLE = row("difference_tuple", "a: Tuple<a>, b: Box<a> -> Tuple<a> like a", (Ours, Fails, 4), "the elements of a that are not in b, in order", Two(containers::difference_tuple)).device(Kernel::Dsl),
    C_IZ = row("c_iz", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a> -> Tuple<a> like f", (Ours, Fails, 16), "what f yields on the demo inputs but not on the outputs", Two(demos::c_iz)),
    C_ZO = row("c_zo", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a> -> Tuple<a> like f", (Ours, Fails, 16), "what f yields on the demo outputs but not on the inputs", Two(demos::c_zo)),
    C_IZ_N = row("c_iz_n", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a>, pick: fn(Tuple<a>) -> b -> b", (Ours, Fails, 16), "c_iz, and one picked of it", Three(demos::c_iz_n)),
    C_ZO_N = row("c_zo_n", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a>, pick: fn(Tuple<a>) -> b -> b", (Ours, Fails, 16), "c_zo, and one picked of it", Three(demos::c_zo_n)),
    A_MR = row("a_mr", "S: Tuple<Tuple<Grid>> -> Int in angles", (Ours, Fails, 16), "the k for which mir_rot_t explains every demo pair", One(demos::a_mr)),
    CORNER = row("corner", "patch: Patch, k: Int in 0..=3 -> Pair", (Ours, Fails, 2), "k = 0..3: the upper left, upper right, lower left, lower right corner", Two(patches::corner)).device(Kernel::Dsl),
    COL_ROW = row("col_row", "patch: Patch, k: Int in 0..=3 -> Int", (Ours, Fails, 2), "k = 0..3: lowermost, uppermost, leftmost, rightmost", Two(patches::col_row)).device(Kernel::Dsl),
    F_OFCOLOR = row("f_ofcolor", "grid: Grid, value: Int in colours -> Indices", (Ours, Fails, 4), "ofcolor", Two(colours::ofcolor)).device(Kernel::Dsl),
    ASCELL = row("ascell", "location: Pair, colour: Int in colours -> Cell", (Ours, Fails, 1), "the cell of a colour at a location", Two(patches::ascell)).device(Kernel::Dsl),
    TOIJ = row("toij", "cell: Cell -> Pair", (Ours, Fails, 1), "the location of a cell", One(patches::toij)).device(Kernel::Dsl),
    C_BRANCH = row("c_branch", "condition: Bool, a: a, b: a -> a like a", (Ours, Never, 1), "branch", Three(logic::branch)).device(Kernel::Dsl),
    SECOND = row("second", "container: Box<a> -> a like container", (Ours, Fails, 1), "the second element", One(ranks::second)).device(Kernel::Dsl),
    DEDUPE_PAIR_TUPLE = row("dedupe_pair_tuple", "tup: Tuple<a> -> Tuple<a>", (Ours, Fails, 4), "dedupe, for a tuple of pairs", One(containers::dedupe)),
}
