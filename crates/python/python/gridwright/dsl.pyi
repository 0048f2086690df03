# Written by crates/python/make_stubs.py.
"""The primitives of arc-dsl, and ours, as Python functions."""

from gridwright._native import Function

__all__ = [
    "identity",
    "add",
    "subtract",
    "multiply",
    "divide",
    "invert",
    "even",
    "double",
    "halve",
    "flip",
    "equality",
    "contained",
    "combine",
    "intersection",
    "difference",
    "dedupe",
    "order",
    "repeat",
    "greater",
    "size",
    "merge",
    "maximum",
    "minimum",
    "valmax",
    "valmin",
    "argmax",
    "argmin",
    "mostcommon",
    "leastcommon",
    "initset",
    "both",
    "either",
    "increment",
    "decrement",
    "crement",
    "sign",
    "positive",
    "toivec",
    "tojvec",
    "sfilter",
    "mfilter",
    "extract",
    "totuple",
    "first",
    "last",
    "insert",
    "remove",
    "other",
    "interval",
    "astuple",
    "product",
    "pair",
    "branch",
    "compose",
    "chain",
    "matcher",
    "rbind",
    "lbind",
    "power",
    "fork",
    "apply",
    "rapply",
    "mapply",
    "papply",
    "mpapply",
    "prapply",
    "mostcolor",
    "leastcolor",
    "height",
    "width",
    "shape",
    "portrait",
    "colorcount",
    "colorfilter",
    "sizefilter",
    "asindices",
    "ofcolor",
    "ulcorner",
    "urcorner",
    "llcorner",
    "lrcorner",
    "crop",
    "toindices",
    "recolor",
    "shift",
    "normalize",
    "dneighbors",
    "ineighbors",
    "neighbors",
    "objects",
    "partition",
    "fgpartition",
    "uppermost",
    "lowermost",
    "leftmost",
    "rightmost",
    "square",
    "vline",
    "hline",
    "hmatching",
    "vmatching",
    "manhattan",
    "adjacent",
    "bordering",
    "centerofmass",
    "palette",
    "numcolors",
    "color",
    "toobject",
    "asobject",
    "rot90",
    "rot180",
    "rot270",
    "hmirror",
    "vmirror",
    "dmirror",
    "cmirror",
    "fill",
    "paint",
    "underfill",
    "underpaint",
    "hupscale",
    "vupscale",
    "upscale",
    "downscale",
    "hconcat",
    "vconcat",
    "subgrid",
    "hsplit",
    "vsplit",
    "cellwise",
    "replace",
    "switch",
    "center",
    "position",
    "index",
    "canvas",
    "corners",
    "connect",
    "cover",
    "trim",
    "move",
    "tophalf",
    "bottomhalf",
    "lefthalf",
    "righthalf",
    "vfrontier",
    "hfrontier",
    "backdrop",
    "delta",
    "gravitate",
    "inbox",
    "outbox",
    "box",
    "shoot",
    "occurrences",
    "frontiers",
    "compress",
    "hperiod",
    "vperiod",
    "o_g",
    "p_g",
    "p_f",
    "get_nth_t",
    "get_nth_f",
    "get_nth_by_key_t",
    "get_nth_by_key_f",
    "get_rank",
    "get_arg_rank",
    "get_arg_rank_t",
    "get_arg_rank_f",
    "get_val_rank",
    "get_val_rank_t",
    "get_val_rank_f",
    "get_common_rank",
    "get_common_rank_t",
    "get_common_rank_f",
    "get_color_rank_t",
    "get_color_rank_f",
    "mir_rot_t",
    "mir_rot_f",
    "difference_tuple",
    "c_iz",
    "c_zo",
    "c_iz_n",
    "c_zo_n",
    "a_mr",
    "corner",
    "col_row",
    "f_ofcolor",
    "ascell",
    "toij",
    "c_branch",
    "second",
    "dedupe_pair_tuple",
    "keep_color",
    "drop_color",
    "keep_rank",
    "drop_rank",
    "paint_all",
    "paint_rank",
    "fill_ground",
    "swap_ground",
    "swap_colors",
    "rank_colors",
    "unrank_colors",
    "negative",
    "crop_content",
    "crop_ground",
    "crop_color",
    "crop_rank",
    "crop_inside",
    "crop_frame",
    "crop_tile",
    "crop_changed",
    "quarter",
    "third",
    "shrink",
    "drop_repeats",
    "drop_empty_lines",
    "pieces",
    "windows",
    "holes",
    "fields",
    "drop_lines",
    "split_lines",
    "split_even",
    "pick_most",
    "pick_least",
    "pick_odd",
    "keep_most",
    "keep_least",
    "drop_most",
    "drop_least",
    "sort_pieces",
    "overlay",
    "line_up",
    "combine_by",
    "over",
    "mask_in",
    "mask_out",
    "fall",
    "fall_parts",
    "rays",
    "color_rays",
    "join",
    "spread",
    "grow",
    "surround",
    "rim",
    "fill_holes",
    "close_holes",
    "fill_boxes",
    "drop_small",
    "majority",
    "add_frame",
    "draw_frame",
    "tile",
    "mirror_tile",
    "turn_tile",
    "fractal",
    "repeat_to",
    "mend_period",
    "mend_mirror",
    "complete_mirror",
    "mosaic",
    "color_line",
    "cell_line",
    "count_line",
    "histogram",
    "learn_colors",
    "learn_cells",
    "learn_scan",
    "learn_windows",
    "learn_blocks",
    "learn_answer",
    "learn_pick",
    "learn_overlay",
    "learn_paint",
    "learn_size",
    "fit_to",
    "gaps",
    "fill_fields",
    "stamp",
    "pull",
    "reach",
    "complete_about",
    "continue_lines",
    "elbow",
    "reverse_colors",
    "even_lines",
    "sort_lines",
    "keep_middle",
    "learn_lookup",
    "pose",
    "pose_demos",
    "unpose",
    "split_parts",
    "split_demos",
    "join_parts",
    "learn_scene",
    "ground_color",
    "learn_marks",
    "learn_until",
    "learn_layers",
    "mirror_seam",
    "field_colors",
    "continue_to",
    "learn_fields",
    "demos_until",
    "demos_after",
    "image_demos",
]

identity: Function  # x: a -> a like x
add: Function  # a: Num, b: Num -> Num
subtract: Function  # a: Num, b: Num -> Num
multiply: Function  # a: Num, b: Num -> Num
divide: Function  # a: Num, b: Num -> Num
invert: Function  # n: Num -> Num
even: Function  # n: Int -> Bool
double: Function  # n: Num -> Num
halve: Function  # n: Num -> Num
flip: Function  # b: Bool -> Bool
equality: Function  # a: Any like b, b: Any like a -> Bool
contained: Function  # value: a like container, container: Box<a> like value -> Bool
combine: Function  # a: c is Box<Any> like b, b: c is Box<Any> like a -> c like a
intersection: Function  # a: s is Set<Any>, b: s is Set<Any> -> s like a
difference: Function  # a: s is Box<Any>, b: s is Box<Any> -> s like a
dedupe: Function  # tup: Tuple<a> -> Tuple<a> like tup
order: Function  # container: Box<a>, compfunc: fn(a) -> Any -> Tuple<a> like container
repeat: Function  # item: a, num: Int in counts -> Tuple<a> like item
greater: Function  # a: Int, b: Int -> Bool
size: Function  # container: Box<a> -> Int in counts
merge: Function  # containers: Box<c> is Box<Box<Any>> -> c like containers
maximum: Function  # container: Box<a> -> a like container
minimum: Function  # container: Box<a> -> a like container
valmax: Function  # container: Box<a>, compfunc: fn(a) -> b -> b like compfunc
valmin: Function  # container: Box<a>, compfunc: fn(a) -> b -> b like compfunc
argmax: Function  # container: Box<a>, compfunc: fn(a) -> Any -> a like container
argmin: Function  # container: Box<a>, compfunc: fn(a) -> Any -> a like container
mostcommon: Function  # container: Box<a> is Tuple<a> -> a like container
leastcommon: Function  # container: Box<a> is Tuple<a> -> a like container
initset: Function  # value: a -> Set<a> like value
both: Function  # a: Bool, b: Bool -> Bool
either: Function  # a: Bool, b: Bool -> Bool
increment: Function  # x: Num -> Num
decrement: Function  # x: Num -> Num
crement: Function  # x: Num -> Num
sign: Function  # x: Num -> Num
positive: Function  # x: Int -> Bool
toivec: Function  # i: Int -> Pair
tojvec: Function  # j: Int -> Pair
sfilter: Function  # container: c is Box<Any>, condition: fn(Any) -> Any -> c like container
mfilter: Function  # container: Box<c> is Box<Box<Any>>, function: fn(c) -> Any -> c
extract: Function  # container: Box<a>, condition: fn(a) -> Any -> a like container
totuple: Function  # container: Box<a> -> Tuple<a> like container
first: Function  # container: Box<a> -> a like container
last: Function  # container: Box<a> -> a like container
insert: Function  # value: a like container, container: Set<a> -> Set<a> like container
remove: Function  # value: a like container, container: c is Box<Any> -> c like container
other: Function  # container: Box<a> like value, value: a like container -> a like container
interval: Function  # start: Int, stop: Int, step: Int -> Tuple<Int>
astuple: Function  # a: a, b: a -> Tuple<a>
product: Function  # a: Box<a>, b: Box<b> -> Set<Any>
pair: Function  # a: Box<a>, b: Box<a> -> Tuple<Tuple<a>>
branch: Function  # condition: Bool, a: a, b: a -> a like a
compose: Function  # outer: fn(b) -> c, inner: fn(a) -> b -> fn(a) -> c like outer
chain: Function  # h: fn(c) -> d, g: fn(b) -> c, f: fn(a) -> b -> fn(a) -> d like h
matcher: Function  # function: fn(a) -> b, target: b like function -> fn(a) -> Bool
rbind: Function  # function: Any, fixed: Any -> Any like function
lbind: Function  # function: Any, fixed: Any -> Any like function
power: Function  # function: fn(a) -> a, n: Int in counts -> fn(a) -> a like function
fork: Function  # outer: fn(b, c) -> d, a: fn(a) -> b, b: fn(a) -> c -> fn(a) -> d like outer
apply: Function  # function: fn(a) -> b, container: Box<a> -> Box<b> like function
rapply: Function  # functions: Box<fn(a) -> b>, value: a -> Box<b>
mapply: Function  # function: fn(a) -> c is fn(a) -> Box<Any>, container: Box<a> -> c like function
papply: Function  # function: fn(a, b) -> c, a: Box<a>, b: Box<b> -> Tuple<c> like function
mpapply: Function  # function: fn(a, b) -> Box<c>, a: Box<a>, b: Box<b> -> Tuple<c>
prapply: Function  # function: fn(a, b) -> c, a: Box<a>, b: Box<b> -> Set<c>
mostcolor: Function  # element: Element -> Int in colours
leastcolor: Function  # element: Element -> Int in colours
height: Function  # piece: Piece -> Int in counts
width: Function  # piece: Piece -> Int in counts
shape: Function  # piece: Piece -> Pair
portrait: Function  # piece: Piece -> Bool
colorcount: Function  # element: Element, value: Int in colours -> Int in counts
colorfilter: Function  # objs: Set<Object>, value: Int in colours -> Set<Object>
sizefilter: Function  # container: Box<a>, n: Int in counts -> Set<a>
asindices: Function  # grid: Grid -> Indices
ofcolor: Function  # grid: Grid, value: Int in colours -> Indices
ulcorner: Function  # patch: Patch -> Pair
urcorner: Function  # patch: Patch -> Pair
llcorner: Function  # patch: Patch -> Pair
lrcorner: Function  # patch: Patch -> Pair
crop: Function  # grid: Grid, start: Pair, dims: Pair -> Grid
toindices: Function  # patch: Patch -> Indices
recolor: Function  # value: Int in colours, patch: Patch -> Object
shift: Function  # patch: p is Patch, directions: Pair -> p
normalize: Function  # patch: p is Patch -> p
dneighbors: Function  # loc: Pair -> Indices
ineighbors: Function  # loc: Pair -> Indices
neighbors: Function  # loc: Pair -> Indices
objects: Function  # grid: Grid, univalued: Bool, diagonal: Bool, without_bg: Bool -> Set<Object>
partition: Function  # grid: Grid -> Set<Object>
fgpartition: Function  # grid: Grid -> Set<Object>
uppermost: Function  # patch: Patch -> Int
lowermost: Function  # patch: Patch -> Int
leftmost: Function  # patch: Patch -> Int
rightmost: Function  # patch: Patch -> Int
square: Function  # piece: Piece -> Bool
vline: Function  # patch: Patch -> Bool
hline: Function  # patch: Patch -> Bool
hmatching: Function  # a: Patch, b: Patch -> Bool
vmatching: Function  # a: Patch, b: Patch -> Bool
manhattan: Function  # a: Patch, b: Patch -> Int
adjacent: Function  # a: Patch, b: Patch -> Bool
bordering: Function  # patch: Patch, grid: Grid -> Bool
centerofmass: Function  # patch: Patch -> Pair
palette: Function  # element: Element -> Set<Int> in colours
numcolors: Function  # element: Element -> Int in counts
color: Function  # obj: Object -> Int in colours
toobject: Function  # patch: Patch, grid: Grid -> Object
asobject: Function  # grid: Grid -> Object
rot90: Function  # grid: Grid -> Grid
rot180: Function  # grid: Grid -> Grid
rot270: Function  # grid: Grid -> Grid
hmirror: Function  # piece: p is Piece -> p
vmirror: Function  # piece: p is Piece -> p
dmirror: Function  # piece: p is Piece -> p
cmirror: Function  # piece: p is Piece -> p
fill: Function  # grid: Grid, value: Int in colours, patch: Patch -> Grid
paint: Function  # grid: Grid, obj: Object -> Grid
underfill: Function  # grid: Grid, value: Int in colours, patch: Patch -> Grid
underpaint: Function  # grid: Grid, obj: Object -> Grid
hupscale: Function  # grid: Grid, factor: Int in counts -> Grid
vupscale: Function  # grid: Grid, factor: Int in counts -> Grid
upscale: Function  # element: p is Element, factor: Int in counts -> p
downscale: Function  # grid: Grid, factor: Int in counts -> Grid
hconcat: Function  # a: Grid, b: Grid -> Grid
vconcat: Function  # a: Grid, b: Grid -> Grid
subgrid: Function  # patch: Patch, grid: Grid -> Grid
hsplit: Function  # grid: Grid, n: Int in counts -> Tuple<Grid>
vsplit: Function  # grid: Grid, n: Int in counts -> Tuple<Grid>
cellwise: Function  # a: Grid, b: Grid, fallback: Int in colours -> Grid
replace: Function  # grid: Grid, replacee: Int in colours, replacer: Int in colours -> Grid
switch: Function  # grid: Grid, a: Int in colours, b: Int in colours -> Grid
center: Function  # patch: Patch -> Pair
position: Function  # a: Patch, b: Patch -> Pair
index: Function  # grid: Grid, loc: Pair -> Int in colours
canvas: Function  # value: Int in colours, dimensions: Pair -> Grid
corners: Function  # patch: Patch -> Indices
connect: Function  # a: Pair, b: Pair -> Indices
cover: Function  # grid: Grid, patch: Patch -> Grid
trim: Function  # grid: Grid -> Grid
move: Function  # grid: Grid, obj: Object, offset: Pair -> Grid
tophalf: Function  # grid: Grid -> Grid
bottomhalf: Function  # grid: Grid -> Grid
lefthalf: Function  # grid: Grid -> Grid
righthalf: Function  # grid: Grid -> Grid
vfrontier: Function  # location: Pair -> Indices
hfrontier: Function  # location: Pair -> Indices
backdrop: Function  # patch: Patch -> Indices
delta: Function  # patch: Patch -> Indices
gravitate: Function  # source: Patch, destination: Patch -> Pair
inbox: Function  # patch: Patch -> Indices
outbox: Function  # patch: Patch -> Indices
box: Function  # patch: Patch -> Indices
shoot: Function  # start: Pair, direction: Pair -> Indices
occurrences: Function  # grid: Grid, obj: Object -> Indices
frontiers: Function  # grid: Grid -> Set<Object>
compress: Function  # grid: Grid -> Grid
hperiod: Function  # obj: Object -> Int in counts
vperiod: Function  # obj: Object -> Int in counts
o_g: Function  # grid: Grid, k: Int in 0..=7 -> Set<Object>
p_g: Function  # grid: Grid -> Tuple<Int> in colours
p_f: Function  # obj: Object -> Set<Int> in colours
get_nth_t: Function  # container: Tuple<a>, n: Int in ranks -> a like container
get_nth_f: Function  # container: Set<a>, n: Int in ranks -> a like container
get_nth_by_key_t: Function  # container: Tuple<a>, n: Int in ranks, key: fn(a) -> Any -> a like container
get_nth_by_key_f: Function  # container: Set<a>, n: Int in ranks, key: fn(a) -> Any -> a like container
get_rank: Function  # container: Box<a>, n: Int in ranks -> a like container
get_arg_rank: Function  # container: Box<a>, f: fn(a) -> Any, n: Int in ranks -> a like container
get_arg_rank_t: Function  # container: Box<a>, f: fn(a) -> Any, n: Int in ranks -> a like container
get_arg_rank_f: Function  # container: Box<a>, f: fn(a) -> Any, n: Int in ranks -> a like container
get_val_rank: Function  # container: Box<a>, f: fn(a) -> b, n: Int in ranks -> b like f
get_val_rank_t: Function  # container: Box<a>, f: fn(a) -> b, n: Int in ranks -> b like f
get_val_rank_f: Function  # container: Box<a>, f: fn(a) -> b, n: Int in ranks -> b like f
get_common_rank: Function  # container: Tuple<a>, n: Int in ranks -> a like container
get_common_rank_t: Function  # container: Tuple<a>, n: Int in ranks -> a like container
get_common_rank_f: Function  # container: Tuple<a>, n: Int in ranks -> a like container
get_color_rank_t: Function  # grid: Grid, n: Int in ranks -> Int in colours
get_color_rank_f: Function  # obj: Object, n: Int in ranks -> Int in colours
mir_rot_t: Function  # grid: Grid, k: Int in angles -> Grid
mir_rot_f: Function  # patch: p is Patch, k: Int in 0..=3 -> p
difference_tuple: Function  # a: Tuple<a>, b: Box<a> -> Tuple<a> like a
c_iz: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a> -> Tuple<a> like f
c_zo: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a> -> Tuple<a> like f
c_iz_n: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a>, pick: fn(Tuple<a>) -> b -> b
c_zo_n: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Box<a>, pick: fn(Tuple<a>) -> b -> b
a_mr: Function  # S: Tuple<Tuple<Grid>> -> Int in angles
corner: Function  # patch: Patch, k: Int in 0..=3 -> Pair
col_row: Function  # patch: Patch, k: Int in 0..=3 -> Int
f_ofcolor: Function  # grid: Grid, value: Int in colours -> Indices
ascell: Function  # location: Pair, colour: Int in colours -> Cell
toij: Function  # cell: Cell -> Pair
c_branch: Function  # condition: Bool, a: a, b: a -> a like a
second: Function  # container: Box<a> -> a like container
dedupe_pair_tuple: Function  # tup: Tuple<a> -> Tuple<a>
keep_color: Function  # grid: Grid, value: Int in colours -> Grid
drop_color: Function  # grid: Grid, value: Int in colours -> Grid
keep_rank: Function  # grid: Grid, rank: Int in -1..=2 -> Grid
drop_rank: Function  # grid: Grid, rank: Int in -1..=2 -> Grid
paint_all: Function  # grid: Grid, value: Int in colours -> Grid
paint_rank: Function  # grid: Grid, rank: Int in -1..=1 -> Grid
fill_ground: Function  # grid: Grid, value: Int in colours -> Grid
swap_ground: Function  # grid: Grid -> Grid
swap_colors: Function  # grid: Grid -> Grid
rank_colors: Function  # S: Tuple<Tuple<Grid>>, grid: Grid, by: Grid -> Grid
unrank_colors: Function  # S: Tuple<Tuple<Grid>>, grid: Grid, by: Grid -> Grid
negative: Function  # grid: Grid -> Grid
crop_content: Function  # grid: Grid -> Grid
crop_ground: Function  # grid: Grid -> Grid
crop_color: Function  # grid: Grid, value: Int in colours -> Grid
crop_rank: Function  # grid: Grid, rank: Int in -1..=2 -> Grid
crop_inside: Function  # grid: Grid, rank: Int in -1..=2 -> Grid
crop_frame: Function  # grid: Grid, k: Int in 0..=1 -> Grid
crop_tile: Function  # grid: Grid -> Grid
crop_changed: Function  # a: Grid, b: Grid -> Grid
quarter: Function  # grid: Grid, k: Int in 0..=3 -> Grid
third: Function  # grid: Grid, k: Int in 0..=5 -> Grid
shrink: Function  # grid: Grid -> Grid
drop_repeats: Function  # grid: Grid -> Grid
drop_empty_lines: Function  # grid: Grid -> Grid
pieces: Function  # grid: Grid, k: Int in 0..=4 -> Tuple<Grid>
windows: Function  # grid: Grid, k: Int in 0..=4 -> Tuple<Grid>
holes: Function  # grid: Grid -> Tuple<Grid>
fields: Function  # grid: Grid -> Tuple<Grid>
drop_lines: Function  # grid: Grid -> Grid
split_lines: Function  # grid: Grid, k: Int in 0..=1 -> Tuple<Grid>
split_even: Function  # grid: Grid, k: Int in 0..=6 -> Tuple<Grid>
pick_most: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Grid
pick_least: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Grid
pick_odd: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Grid
keep_most: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>
keep_least: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>
drop_most: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>
drop_least: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>
sort_pieces: Function  # pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>
overlay: Function  # pieces: Tuple<Grid>, k: Int in 0..=3 -> Grid
line_up: Function  # pieces: Tuple<Grid>, k: Int in 0..=1 -> Grid
combine_by: Function  # pieces: Tuple<Grid>, k: Int in 0..=3 -> Grid
over: Function  # a: Grid, b: Grid -> Grid
mask_in: Function  # a: Grid, b: Grid -> Grid
mask_out: Function  # a: Grid, b: Grid -> Grid
fall: Function  # grid: Grid, k: Int in 0..=3 -> Grid
fall_parts: Function  # grid: Grid, k: Int in 0..=7 -> Grid
rays: Function  # grid: Grid, k: Int in 0..=14 -> Grid
color_rays: Function  # grid: Grid, value: Int in colours, k: Int in 0..=14 -> Grid
join: Function  # grid: Grid, k: Int in 0..=9 -> Grid
spread: Function  # grid: Grid, k: Int in 0..=1 -> Grid
grow: Function  # grid: Grid, k: Int in 0..=2 -> Grid
surround: Function  # grid: Grid, value: Int in colours -> Grid
rim: Function  # grid: Grid, k: Int in 0..=3 -> Grid
fill_holes: Function  # grid: Grid, value: Int in colours -> Grid
close_holes: Function  # grid: Grid, k: Int in 0..=1 -> Grid
fill_boxes: Function  # grid: Grid, k: Int in 0..=3 -> Grid
drop_small: Function  # grid: Grid, k: Int in 0..=5 -> Grid
majority: Function  # grid: Grid -> Grid
add_frame: Function  # grid: Grid, value: Int in colours -> Grid
draw_frame: Function  # grid: Grid, value: Int in colours -> Grid
tile: Function  # grid: Grid, k: Int in 0..=5 -> Grid
mirror_tile: Function  # grid: Grid, k: Int in 0..=9 -> Grid
turn_tile: Function  # grid: Grid -> Grid
fractal: Function  # grid: Grid, k: Int in 0..=3 -> Grid
repeat_to: Function  # grid: Grid, like: Grid -> Grid
mend_period: Function  # grid: Grid, value: Int in colours -> Grid
mend_mirror: Function  # grid: Grid, value: Int in colours -> Grid
complete_mirror: Function  # grid: Grid, k: Int in 0..=4 -> Grid
mosaic: Function  # grid: Grid, k: Int in 0..=3 -> Grid
color_line: Function  # grid: Grid, k: Int in 0..=5 -> Grid
cell_line: Function  # grid: Grid, k: Int in 0..=1 -> Grid
count_line: Function  # grid: Grid, k: Int in 0..=5 -> Grid
histogram: Function  # grid: Grid, k: Int in 0..=3 -> Grid
learn_colors: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid
learn_cells: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=9 -> Grid
learn_scan: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=3 -> Grid
learn_windows: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=2 -> Grid
learn_blocks: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid
learn_answer: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid
learn_pick: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Tuple<Grid>, I: Grid -> Grid
learn_overlay: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Tuple<Grid>, I: Grid -> Grid
learn_paint: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Tuple<Grid>, I: Grid -> Grid
learn_size: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Pair
fit_to: Function  # grid: Grid, size: Pair, k: Int in 0..=8 -> Grid
gaps: Function  # grid: Grid, k: Int in 0..=1 -> Tuple<Grid>
fill_fields: Function  # grid: Grid, k: Int in 0..=4 -> Grid
stamp: Function  # grid: Grid, k: Int in 0..=3 -> Grid
pull: Function  # grid: Grid, k: Int in 0..=2 -> Grid
reach: Function  # grid: Grid, k: Int in 0..=5 -> Grid
complete_about: Function  # grid: Grid, k: Int in 0..=4 -> Grid
continue_lines: Function  # grid: Grid, k: Int in 0..=5 -> Grid
elbow: Function  # grid: Grid, value: Int in colours -> Grid
reverse_colors: Function  # grid: Grid -> Grid
even_lines: Function  # grid: Grid, k: Int in 0..=2 -> Grid
sort_lines: Function  # grid: Grid, k: Int in 0..=3 -> Grid
keep_middle: Function  # grid: Grid, k: Int in 0..=2 -> Grid
learn_lookup: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid
pose: Function  # grid: Grid, k: Int in 0..=43 -> Grid
pose_demos: Function  # S: Tuple<Tuple<Grid>>, k: Int in 0..=43 -> Tuple<Tuple<Grid>>
unpose: Function  # grid: Grid, by: Grid, k: Int in 0..=43 -> Grid
split_parts: Function  # grid: Grid, k: Int in 0..=15 -> Tuple<Grid>
split_demos: Function  # S: Tuple<Tuple<Grid>>, k: Int in 0..=15 -> Tuple<Tuple<Grid>>
join_parts: Function  # parts: Tuple<Grid>, by: Grid, k: Int in 0..=15 -> Grid
learn_scene: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=2 -> Grid
ground_color: Function  # grid: Grid -> Int in colours
learn_marks: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=3 -> Grid
learn_until: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid
learn_layers: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid
mirror_seam: Function  # grid: Grid, k: Int in 0..=7 -> Grid
field_colors: Function  # grid: Grid, k: Int in 0..=1 -> Grid
continue_to: Function  # grid: Grid, size: Pair -> Grid
learn_fields: Function  # S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=3 -> Grid
demos_until: Function  # S: Tuple<Tuple<Grid>>, value: Int in colours, k: Int in 0..=5 -> Tuple<Tuple<Grid>>
demos_after: Function  # S: Tuple<Tuple<Grid>>, value: Int in colours, k: Int in 0..=5 -> Tuple<Tuple<Grid>>
image_demos: Function  # S: Tuple<Tuple<Grid>>, k: Int in 0..=6 -> Tuple<Tuple<Grid>>
