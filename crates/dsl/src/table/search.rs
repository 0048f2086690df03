//! The rows of the primitives for search: mostly one grid in and one out, or a tuple of pieces, with at most one small
//! number to choose a variant. 0 is the ground throughout.

use super::{
    Failure::Possible as Fails,
    Kernel,
    Origin::Extension as Ours,
    Row,
    Run::{Learner, One, Three, Two},
    extensions, row, rows,
};
use crate::prims::learn;
use crate::prims::search::{
    anchor, combine, complete, crop, enclose, extend, fields, gravity, line_by_line, own_symmetry, pick,
    pieces, rank_colours, recolour, resize, stamp, summary, tile,
};

rows! { from extensions::END;
    KEEP_COLOR = row("keep_color", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "the cells of a colour, 0 elsewhere", Two(recolour::keep_color)).step().device(Kernel::Cells),
    DROP_COLOR = row("drop_color", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "the grid with a colour replaced by 0", Two(recolour::drop_color)).step().device(Kernel::Cells),
    KEEP_RANK = row("keep_rank", "grid: Grid, rank: Int in -1..=2 -> Grid", (Ours, Fails, 4), "the cells of the colour of that rank but 0: 0 the most common, -1 the least common", Two(recolour::keep_rank)).step().device(Kernel::Cells),
    DROP_RANK = row("drop_rank", "grid: Grid, rank: Int in -1..=2 -> Grid", (Ours, Fails, 4), "the grid with the colour of that rank but 0 replaced by 0", Two(recolour::drop_rank)).step().device(Kernel::Cells),
    PAINT_ALL = row("paint_all", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "the grid with every cell that is not 0 in one colour", Two(recolour::paint_all)).step().device(Kernel::Cells),
    PAINT_RANK = row("paint_rank", "grid: Grid, rank: Int in -1..=1 -> Grid", (Ours, Fails, 4), "the grid with every cell that is not 0 in its colour of that rank", Two(recolour::paint_rank)).step().device(Kernel::Cells),
    FILL_GROUND = row("fill_ground", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "the grid with 0 replaced by a colour", Two(recolour::fill_ground)).step().device(Kernel::Cells),
    SWAP_GROUND = row("swap_ground", "grid: Grid -> Grid", (Ours, Fails, 4), "the grid with 0 and its most common colour exchanged", One(recolour::swap_ground)).step().device(Kernel::Cells),
    SWAP_COLORS = row("swap_colors", "grid: Grid -> Grid", (Ours, Fails, 4), "the grid with its two colours but 0 exchanged; its one colour with 0", One(recolour::swap_colors)).step().device(Kernel::Cells),
    RANK_COLORS = row("rank_colors", "S: Tuple<Tuple<Grid>>, grid: Grid, by: Grid -> Grid", (Ours, Fails, 8), "the grid with the colours of by, but 0, renamed to 1, 2, ... from the most common on, without those that a demo's output has and its input has not; other colours keep their names or take free ones", Three(rank_colours::rank_colors)),
    UNRANK_COLORS = row("unrank_colors", "S: Tuple<Tuple<Grid>>, grid: Grid, by: Grid -> Grid", (Ours, Fails, 8), "the grid of which rank_colors with the same S and by makes this one", Three(rank_colours::unrank_colors)),
    NEGATIVE = row("negative", "grid: Grid -> Grid", (Ours, Fails, 4), "the most common colour but 0 where 0 was, 0 elsewhere", One(recolour::negative)).step().device(Kernel::Cells),

    CROP_CONTENT = row("crop_content", "grid: Grid -> Grid", (Ours, Fails, 4), "the smallest part that holds every cell that is not 0", One(crop::crop_content)).step().device(Kernel::Cells),
    CROP_GROUND = row("crop_ground", "grid: Grid -> Grid", (Ours, Fails, 4), "the smallest part that holds every cell that is not of the most common colour", One(crop::crop_ground)).step().device(Kernel::Cells),
    CROP_COLOR = row("crop_color", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "the smallest part that holds every cell of a colour", Two(crop::crop_color)).step().device(Kernel::Cells),
    CROP_RANK = row("crop_rank", "grid: Grid, rank: Int in -1..=2 -> Grid", (Ours, Fails, 4), "the smallest part that holds every cell of the colour of that rank but 0", Two(crop::crop_rank)).step().device(Kernel::Cells),
    CROP_INSIDE = row("crop_inside", "grid: Grid, rank: Int in -1..=2 -> Grid", (Ours, Fails, 4), "crop_rank without its outermost rows and columns", Two(crop::crop_inside)).step().device(Kernel::Cells),
    CROP_FRAME = row("crop_frame", "grid: Grid, k: Int in 0..=1 -> Grid", (Ours, Fails, 8), "k = 0, 1: what is inside the largest frame of one colour; with the frame", Two(enclose::crop_frame)).step().device(Kernel::Cells),
    CROP_TILE = row("crop_tile", "grid: Grid -> Grid", (Ours, Fails, 8), "the smallest part that repeats to give the grid", One(crop::crop_tile)).step().device(Kernel::Cells),
    CROP_CHANGED = row("crop_changed", "a: Grid, b: Grid -> Grid", (Ours, Fails, 4), "the smallest part of a that holds every cell where it differs from b", Two(crop::crop_changed)).step().device(Kernel::Cells),
    QUARTER = row("quarter", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 4), "k = 0..3: the upper left, upper right, lower left, lower right quarter", Two(crop::quarter)).step().device(Kernel::Cells),
    THIRD = row("third", "grid: Grid, k: Int in 0..=5 -> Grid", (Ours, Fails, 4), "k = 0..2: the left, middle, right third; 3..5: the upper, middle, lower", Two(crop::third)).step().device(Kernel::Cells),
    SHRINK = row("shrink", "grid: Grid -> Grid", (Ours, Fails, 4), "the grid scaled down as far as no cell is lost", One(crop::shrink)).step().device(Kernel::Cells),
    DROP_REPEATS = row("drop_repeats", "grid: Grid -> Grid", (Ours, Fails, 4), "the grid without rows and columns that repeat the one before", One(crop::drop_repeats)).step().device(Kernel::Cells),
    DROP_EMPTY_LINES = row("drop_empty_lines", "grid: Grid -> Grid", (Ours, Fails, 4), "the grid without rows and columns of 0", One(crop::drop_empty_lines)).step().device(Kernel::Cells),

    PIECES = row("pieces", "grid: Grid, k: Int in 0..=4 -> Tuple<Grid>", (Ours, Fails, 16), "layers; k = 0..3: connected parts, of one colour (0, 1) or any (2, 3), diagonally, too (1, 3); 4: the colours", Two(pieces::pieces)).step().device(Kernel::Pieces),
    WINDOWS = row("windows", "grid: Grid, k: Int in 0..=4 -> Tuple<Grid>", (Ours, Fails, 16), "the smallest parts of the grid that hold each of its pieces, k as there", Two(pieces::windows)).step().device(Kernel::Pieces),
    HOLES = row("holes", "grid: Grid -> Tuple<Grid>", (Ours, Fails, 16), "layers, the enclosed parts of 0, as 1", One(pieces::holes)).step().device(Kernel::Pieces),
    FIELDS = row("fields", "grid: Grid -> Tuple<Grid>", (Ours, Fails, 8), "the parts between separators: lines of one colour through the whole grid", One(pieces::fields)).step().device(Kernel::Pieces),
    DROP_LINES = row("drop_lines", "grid: Grid -> Grid", (Ours, Fails, 8), "the grid without its separators", One(pieces::drop_lines)).step().device(Kernel::Pieces),
    SPLIT_LINES = row("split_lines", "grid: Grid, k: Int in 0..=1 -> Tuple<Grid>", (Ours, Fails, 8), "k = 0, 1: the rows, the columns, as grids", Two(pieces::split_lines)).step().device(Kernel::Pieces),
    SPLIT_EVEN = row("split_even", "grid: Grid, k: Int in 0..=6 -> Tuple<Grid>", (Ours, Fails, 8), "equal parts that touch or have single lines between; k = 0..6: 1x2, 2x1, 2x2, 1x3, 3x1, 3x3, squares", Two(pieces::split_even)).step().device(Kernel::Pieces),

    PICK_MOST = row("pick_most", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Grid", (Ours, Fails, 16), "the first piece with the largest key: cells, box area, height, width, top, left, bottom, right, colours, parts (0..9), holes, zeros in the box, symmetries, pieces like it, of its outline, of its colour, main colour, cells of the rarest colour, touches the edge, distance from the middle (10..19)", Two(pick::pick_most)).discount(6).step().device(Kernel::Pieces),
    PICK_LEAST = row("pick_least", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Grid", (Ours, Fails, 16), "the first piece with the smallest key, as in pick_most", Two(pick::pick_least)).discount(6).step().device(Kernel::Pieces),
    PICK_ODD = row("pick_odd", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Grid", (Ours, Fails, 16), "the only piece whose key no other has, as in pick_most", Two(pick::pick_odd)).discount(6).step().device(Kernel::Pieces),
    KEEP_MOST = row("keep_most", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>", (Ours, Fails, 16), "the pieces with the largest key, as in pick_most", Two(pick::keep_most)).discount(6).step().device(Kernel::Pieces),
    KEEP_LEAST = row("keep_least", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>", (Ours, Fails, 16), "the pieces with the smallest key, as in pick_most", Two(pick::keep_least)).discount(6).step().device(Kernel::Pieces),
    DROP_MOST = row("drop_most", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>", (Ours, Fails, 16), "the pieces but those with the largest key, as in pick_most", Two(pick::drop_most)).discount(6).step().device(Kernel::Pieces),
    DROP_LEAST = row("drop_least", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>", (Ours, Fails, 16), "the pieces but those with the smallest key, as in pick_most", Two(pick::drop_least)).discount(6).step().device(Kernel::Pieces),
    SORT_PIECES = row("sort_pieces", "pieces: Tuple<Grid>, key: Int in 0..=19 -> Tuple<Grid>", (Ours, Fails, 16), "the pieces, smallest key first, as in pick_most", Two(pick::sort_pieces)).discount(6).step().device(Kernel::Pieces),

    OVERLAY = row("overlay", "pieces: Tuple<Grid>, k: Int in 0..=3 -> Grid", (Ours, Fails, 8), "the pieces on top of each other; k = 0..3: the first, the last, the smallest, the largest on top", Two(combine::overlay)).discount(6).step().device(Kernel::Pieces),
    LINE_UP = row("line_up", "pieces: Tuple<Grid>, k: Int in 0..=1 -> Grid", (Ours, Fails, 8), "k = 0, 1: the pieces side by side, one above the other", Two(combine::line_up)).discount(6).step().device(Kernel::Pieces),
    COMBINE_BY = row("combine_by", "pieces: Tuple<Grid>, k: Int in 0..=3 -> Grid", (Ours, Fails, 8), "cell by cell; k = 0..3: the first where all are not 0, the one where only one is not 0, 1 where all are 0, the colour where all are equal", Two(combine::combine_by)).discount(6).step().device(Kernel::Pieces),
    OVER = row("over", "a: Grid, b: Grid -> Grid", (Ours, Fails, 4), "a, and b where a is 0", Two(combine::over)).step().device(Kernel::Cells),
    MASK_IN = row("mask_in", "a: Grid, b: Grid -> Grid", (Ours, Fails, 4), "a where b is not 0", Two(combine::mask_in)).step().device(Kernel::Cells),
    MASK_OUT = row("mask_out", "a: Grid, b: Grid -> Grid", (Ours, Fails, 4), "a where b is 0", Two(combine::mask_out)).step().device(Kernel::Cells),

    FALL = row("fall", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 4), "every cell that is not 0 fallen over 0; k = 0..3: down, up, right, left", Two(gravity::fall)).step().device(Kernel::Cells),
    FALL_PARTS = row("fall_parts", "grid: Grid, k: Int in 0..=7 -> Grid", (Ours, Fails, 16), "connected parts fallen until something is in the way; k = 0..3 as in fall, 4..7: parts of one colour", Two(gravity::fall_parts)).step().device(Kernel::Shapes),

    RAYS = row("rays", "grid: Grid, k: Int in 0..=14 -> Grid", (Ours, Fails, 8), "lines from every cell over 0 until they hit; k = 0..14: down, up, right, left, vertical, horizontal, all four, the diagonals down right, down left, up right, up left, falling, rising, all diagonals, all eight", Two(extend::rays)).step().device(Kernel::Shapes),
    COLOR_RAYS = row("color_rays", "grid: Grid, value: Int in colours, k: Int in 0..=14 -> Grid", (Ours, Fails, 8), "rays from the cells of one colour", Three(extend::color_rays)).step().device(Kernel::Shapes),
    JOIN = row("join", "grid: Grid, k: Int in 0..=9 -> Grid", (Ours, Fails, 8), "lines between cells of one colour; k = 0..4: along rows, columns, both, diagonals, all; 5..9: over other colours, too", Two(extend::join)).step().device(Kernel::Shapes),
    SPREAD = row("spread", "grid: Grid, k: Int in 0..=1 -> Grid", (Ours, Fails, 8), "every 0 in the colour of the nearest cell; k = 1: diagonal steps, too", Two(extend::spread)).step().device(Kernel::Shapes),
    GROW = row("grow", "grid: Grid, k: Int in 0..=2 -> Grid", (Ours, Fails, 8), "every 0 beside a cell in its colour; k = 0..2: beside, all around, diagonally", Two(extend::grow)).step().device(Kernel::Shapes),
    SURROUND = row("surround", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 8), "every 0 around a cell in a colour", Two(extend::surround)).step().device(Kernel::Shapes),
    RIM = row("rim", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 8), "k = 0, 1: the cells beside 0 or the edge (1: diagonally, too); 2, 3: the others", Two(extend::rim)).step().device(Kernel::Shapes),

    FILL_HOLES = row("fill_holes", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 8), "the grid with enclosed 0 in a colour", Two(enclose::fill_holes)).step().device(Kernel::Shapes),
    CLOSE_HOLES = row("close_holes", "grid: Grid, k: Int in 0..=1 -> Grid", (Ours, Fails, 8), "the grid with enclosed 0 in the colour around; k = 1: nothing else", Two(enclose::close_holes)).step().device(Kernel::Shapes),
    FILL_BOXES = row("fill_boxes", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 8), "the grid with every 0 in the bounding box of a part in its colour; k as in pieces", Two(enclose::fill_boxes)).step().device(Kernel::Shapes),
    DROP_SMALL = row("drop_small", "grid: Grid, k: Int in 0..=5 -> Grid", (Ours, Fails, 8), "the grid without parts of one colour of at most 1 cell (k = 0, 1), 2 (2, 3), 4 (4, 5); odd k: connected diagonally, too", Two(enclose::drop_small)).step().device(Kernel::Shapes),
    MAJORITY = row("majority", "grid: Grid -> Grid", (Ours, Fails, 8), "the grid with cells that have less than two of their like around in the colour most common there", One(enclose::majority)).step().device(Kernel::Shapes),
    ADD_FRAME = row("add_frame", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "the grid with a frame around it", Two(enclose::add_frame)).step().device(Kernel::Cells),
    DRAW_FRAME = row("draw_frame", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "the grid with its outermost rows and columns in a colour", Two(enclose::draw_frame)).step().device(Kernel::Cells),

    TILE = row("tile", "grid: Grid, k: Int in 0..=5 -> Grid", (Ours, Fails, 4), "copies in rows; k = 0..5: 1x2, 2x1, 2x2, 1x3, 3x1, 3x3", Two(tile::tile)).step().device(Kernel::Cells),
    MIRROR_TILE = row("mirror_tile", "grid: Grid, k: Int in 0..=9 -> Grid", (Ours, Fails, 4), "copies that mirror each other; k = 0..9: the grid left, right, above, below, in a corner of 2x2, in the corner or middle of 3x3", Two(tile::mirror_tile)).step().device(Kernel::Cells),
    TURN_TILE = row("turn_tile", "grid: Grid -> Grid", (Ours, Fails, 4), "2x2 copies of a square, each turned", One(tile::turn_tile)).step().device(Kernel::Cells),
    FRACTAL = row("fractal", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 4), "a copy for each cell; k = 0..3: that is not 0, that is 0, of the most, the least common colour but 0", Two(tile::fractal)).step().device(Kernel::Cells),
    REPEAT_TO = row("repeat_to", "grid: Grid, like: Grid -> Grid", (Ours, Fails, 4), "copies side by side in the shape of another grid", Two(tile::repeat_to)).step().device(Kernel::Cells),

    MEND_PERIOD = row("mend_period", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 16), "the grid with the cells of a colour from the pattern that the others repeat", Two(complete::mend_period)).step().device(Kernel::Shapes),
    MEND_MIRROR = row("mend_mirror", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 16), "the grid with the cells of a colour from the others, by the axes about which they mirror", Two(complete::mend_mirror)).step().device(Kernel::Shapes),
    COMPLETE_MIRROR = row("complete_mirror", "grid: Grid, k: Int in 0..=4 -> Grid", (Ours, Fails, 8), "every 0 from its mirror image; k = 0..4: upside down, left to right, both, along the diagonal, all", Two(complete::complete_mirror)).step().device(Kernel::Shapes),

    MOSAIC = row("mosaic", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 8), "a cell a field; k = 0..3: its most common colour but 0, that if no cell of it is 0, how many of its cells are not 0, how many colours but 0 it has", Two(summary::mosaic)).step().device(Kernel::Cells),
    COLOR_LINE = row("color_line", "grid: Grid, k: Int in 0..=5 -> Grid", (Ours, Fails, 8), "the colours but 0 as a row (even k) or column; k = 0, 1: most common first; 2, 3: by first cell; 4, 5: by leftmost cell", Two(summary::color_line)).step().device(Kernel::Cells),
    CELL_LINE = row("cell_line", "grid: Grid, k: Int in 0..=1 -> Grid", (Ours, Fails, 4), "the cells that are not 0 as a row; k = 0, 1: row by row, column by column", Two(summary::cell_line)).step().device(Kernel::Cells),
    COUNT_LINE = row("count_line", "grid: Grid, k: Int in 0..=5 -> Grid", (Ours, Fails, 8), "in the most common colour but 0 a row, a square, the diagonal of a square of as many cells as there are parts (k = 0..2), colours but 0 (3..5)", Two(summary::count_line)).step().device(Kernel::Cells),
    HISTOGRAM = row("histogram", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 8), "a bar a colour but 0, as long as it has cells, longest first; k = 0..3: to the right, to the left, from the top, from the bottom", Two(summary::histogram)).step().device(Kernel::Cells),

    LEARN_COLORS = row("learn_colors", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid", (Ours, Fails, 64), "f(I) with every colour changed as from f(input) to output in every demo: by what it is, or by its rank", Learner(&learn::colours::LearnColors)),
    LEARN_CELLS = row("learn_cells", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=9 -> Grid", (Ours, Fails, 64), "f(I) with every cell by a decision tree over what can be said of it, which gives the output of f(input) in every demo; k = 0..2: anywhere and in any direction, with directions, with places, too; k = 3, 4: 0 and 1 with how it stands to others; k = 5..9: the same, with questions decided by all that tell the same cells apart", Learner(&learn::cells::LearnCells)),
    LEARN_SCAN = row("learn_scan", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 64), "f(I) with every cell by a decision tree that also sees what was made of the cells behind it, as in every demo; k = 0..3: swept from the top, the bottom, the left, the right", Learner(&learn::scan::LearnScan)),
    LEARN_WINDOWS = row("learn_windows", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=2 -> Grid", (Ours, Fails, 64), "learn_cells with what can be said of a cell inside of its window; k = 0..2: around parts of any colours, around parts of one colour, between separators; the rest stays", Learner(&learn::windows::LearnWindows)),
    LEARN_BLOCKS = row("learn_blocks", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid", (Ours, Fails, 64), "copies of f(I), turned or blank, or its cells grown, as the output is made of f(input) in every demo", Learner(&learn::blocks::LearnBlocks)),
    LEARN_ANSWER = row("learn_answer", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid", (Ours, Fails, 64), "the demo output, or the canvas of one colour, that a small decision tree over f(I) as a whole says, as in every demo", Learner(&learn::answer::LearnAnswer)),
    LEARN_PICK = row("learn_pick", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Tuple<Grid>, I: Grid -> Grid", (Ours, Fails, 64), "the piece of f(I) that is told by the feature which tells the output among f(input) in every demo; cropped to its content where those are", Learner(&learn::pick::LearnPick)),
    LEARN_OVERLAY = row("learn_overlay", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Tuple<Grid>, I: Grid -> Grid", (Ours, Fails, 64), "the pieces f(I) laid over each other by the rule that gives the output of f(input) in every demo", Learner(&learn::overlay::LearnOverlay)),
    LEARN_PAINT = row("learn_paint", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Tuple<Grid>, I: Grid -> Grid", (Ours, Fails, 64), "I with each of the layers f(I) in the colour that a decision tree over their features says, or as it is, as in every demo", Learner(&learn::paint::LearnPaint)),

    LEARN_SIZE = row("learn_size", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Pair", (Ours, Fails, 64), "height and width of the output by the simplest measure of f(I) that gives those of f(input) in every demo: its own size, of its content, colours, parts or fields, or their number, times or plus a small number; or a constant", Learner(&learn::size::LearnSize)),
    FIT_TO = row("fit_to", "grid: Grid, size: Pair, k: Int in 0..=8 -> Grid", (Ours, Fails, 4), "the grid in a size; k = 0..8: repeated, its pattern continued, mirrored on, scaled, cut or on 0 with its upper left, upper right, lower left, lower right corner, its middle in place", Three(resize::fit_to)).step().device(Kernel::Cells),

    GAPS = row("gaps", "grid: Grid, k: Int in 0..=1 -> Tuple<Grid>", (Ours, Fails, 16), "layers, the connected parts of 0, as 1; k = 1: diagonally, too", Two(pieces::gaps)).step().device(Kernel::Pieces),
    FILL_FIELDS = row("fill_fields", "grid: Grid, k: Int in 0..=4 -> Grid", (Ours, Fails, 8), "the fields between separators, each filled; k = 0..4: with all fields laid over each other, with the fullest, in its most common colour but 0, if it is one of the fullest, of the emptiest, else 0", Two(fields::fill_fields)).step().device(Kernel::Shapes),
    STAMP = row("stamp", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 16), "copies of parts of several colours where cells are that a copy would hold; k = 0..3: as they are, turned, too, turned and the part itself erased, in place of parts of one colour that have the outline and itself erased", Two(stamp::stamp)).step().device(Kernel::Shapes),

    PULL = row("pull", "grid: Grid, k: Int in 0..=2 -> Grid", (Ours, Fails, 16), "every other part moved straight to the anchor until it touches something; k = 0..2: the anchor is the most, the least common colour but 0, the largest part", Two(anchor::pull)).step().device(Kernel::Shapes),
    REACH = row("reach", "grid: Grid, k: Int in 0..=5 -> Grid", (Ours, Fails, 8), "straight lines over 0 from every cell to the anchor as in pull (k = 0..2), or only the cells of the anchor that they hit (3..5)", Two(anchor::reach)).step().device(Kernel::Shapes),
    COMPLETE_ABOUT = row("complete_about", "grid: Grid, k: Int in 0..=4 -> Grid", (Ours, Fails, 16), "every 0 from the image of what is there; k = 0..4: upside down, left to right, both, along the diagonal, too, turned by quarters, about the axes or the centre that most cells tell", Two(own_symmetry::complete_about)).step().device(Kernel::Shapes),

    CONTINUE_LINES = row("continue_lines", "grid: Grid, k: Int in 0..=5 -> Grid", (Ours, Fails, 8), "every row (k = 0) or column (1) with its pattern continued over 0, or its evenly spaced cells to the end (2, 3); the rows (4) or columns (5) that hold content repeated up to the edges", Two(line_by_line::continue_lines)).step().device(Kernel::Cells),
    ELBOW = row("elbow", "grid: Grid, value: Int in colours -> Grid", (Ours, Fails, 4), "a line between the only two cells: from the one of a colour up or down, then along the row of the other", Two(extend::elbow)).step().device(Kernel::Shapes),
    REVERSE_COLORS = row("reverse_colors", "grid: Grid -> Grid", (Ours, Fails, 4), "the grid with its colours but 0, three or more, exchanged: the most common with the least common and so on", One(recolour::reverse_colors)).step().device(Kernel::Cells),
    EVEN_LINES = row("even_lines", "grid: Grid, k: Int in 0..=2 -> Grid", (Ours, Fails, 8), "every row (k = 0) or column (1) in its most common colour; 2: the one of both that changes less", Two(line_by_line::even_lines)).step().device(Kernel::Cells),
    SORT_LINES = row("sort_lines", "grid: Grid, k: Int in 0..=3 -> Grid", (Ours, Fails, 8), "rows (k = 0, 1) or columns (2, 3) by the number of their cells that are not 0; odd k: the fullest first", Two(line_by_line::sort_lines)).step().device(Kernel::Cells),
    KEEP_MIDDLE = row("keep_middle", "grid: Grid, k: Int in 0..=2 -> Grid", (Ours, Fails, 4), "the middle column (k = 0), row (1) or both (2), two of each where their number is even; 0 elsewhere", Two(line_by_line::keep_middle)).step().device(Kernel::Cells),
    LEARN_LOOKUP = row("learn_lookup", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid -> Grid", (Ours, Fails, 64), "the demo output of which the same number, of parts or a feature of f(input) as a whole, is that of f(I)", Learner(&learn::lookup::LearnLookup)),
    LEARN_SCENE = row("learn_scene", "S: Tuple<Tuple<Grid>>, f: fn(Grid) -> Grid, I: Grid, k: Int in 0..=2 -> Grid", (Ours, Fails, 64), "f(I) as objects on ground, of which a few clauses say what is painted where and in which colour, as from f(input) to output in every demo; k = 0..2: the best, second, third answer of all rules that explain the demos", Learner(&learn::scene::LearnScene)),
}
