# One program for every task of the data set `embedded`, in the style of arc-dsl's solvers.
from dsl import *


def solve_complete_symmetry(I):
    x1 = vmirror(I)
    x2 = ofcolor(I, NINE)
    x3 = toobject(x2, x1)
    O = paint(I, x3)
    return O


def solve_connect_pairs(I):
    x1 = fgpartition(I)
    x2 = fork(connect, ulcorner, lrcorner)
    x3 = mapply(x2, x1)
    O = underfill(I, FIVE, x3)
    return O


def solve_continue_pattern(I):
    x1 = asobject(I)
    x2 = compose(positive, first)
    x3 = sfilter(x1, x2)
    x4 = hperiod(x3)
    x5 = interval(ZERO, TEN, ONE)
    x6 = lbind(multiply, x4)
    x7 = compose(tojvec, x6)
    x8 = apply(x7, x5)
    x9 = lbind(shift, x3)
    x10 = mapply(x9, x8)
    O = paint(I, x10)
    return O


def solve_count_to_bars(I):
    """One bar for each colour, as long as it has objects, the longest first."""
    x1 = objects(I, T, F, T)
    x2 = lbind(colorfilter, x1)
    x3 = compose(size, x2)  # how many objects a colour has
    x4 = compose(invert, x3)
    x5 = apply(color, x1)
    x6 = order(x5, x4)
    x7 = lbind(interval, ZERO)
    x8 = rbind(x7, ONE)
    x9 = initset(ZERO)
    x10 = lbind(product, x9)
    x11 = chain(x10, x8, x3)
    x12 = fork(recolor, identity, x11)
    x13 = apply(x12, x6)
    x14 = size(x6)
    x15 = x8(x14)
    x16 = apply(toivec, x15)
    x17 = mpapply(shift, x13, x16)
    x18 = valmax(x6, x3)
    x19 = astuple(x14, x18)
    x20 = canvas(ZERO, x19)
    O = paint(x20, x17)
    return O


def solve_crop_largest(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, size)
    x3 = subgrid(x2, I)
    O = hmirror(x3)
    return O


def solve_denoise(I):
    x1 = objects(I, T, F, T)
    x2 = sizefilter(x1, ONE)
    x3 = merge(x2)
    O = cover(I, x3)
    return O


def solve_draw_diagonals(I):
    x1 = ofcolor(I, ONE)
    x2 = ofcolor(I, TWO)
    x3 = fork(combine, rbind(shoot, UNITY), rbind(shoot, NEG_UNITY))
    x4 = fork(combine, rbind(shoot, UP_RIGHT), rbind(shoot, DOWN_LEFT))
    x5 = mapply(x3, x1)
    x6 = mapply(x4, x2)
    x7 = fill(I, ONE, x5)
    x8 = fill(x7, TWO, x6)
    O = fill(x8, ONE, x1)
    return O


def solve_drop_separators(I: Grid) -> Grid:
    x1 = frontiers(I)
    x2 = first(x1)
    x3 = color(x2)
    x4 = compress(I)
    O = replace(x4, ZERO, x3)
    return O


def solve_extend_lines(I):
    x1 = objects(I, T, F, T)
    x2 = matcher(leftmost, ZERO)
    x3 = sfilter(x1, x2)
    x4 = difference(x1, x3)
    x5 = compose(vfrontier, ulcorner)
    x6 = compose(hfrontier, ulcorner)
    x7 = fork(recolor, color, x5)
    x8 = fork(recolor, color, x6)
    x9 = mapply(x7, x4)
    x10 = mapply(x8, x3)
    x11 = paint(I, x9)
    O = paint(x11, x10)
    return O


def solve_fill_enclosed(I):
    x1 = objects(I, T, F, F)
    x2 = colorfilter(x1, ZERO)
    x3 = rbind(bordering, I)
    x4 = compose(flip, x3)
    x5 = sfilter(x2, x4)
    x6 = compose(even, size)
    x7 = mfilter(x5, x6)
    x8 = merge(x5)
    x9 = fill(I, FOUR, x8)
    O = fill(x9, THREE, x7)
    return O


def solve_lay_down(I):
    x1 = objects(I, T, F, T)
    x2 = first(x1)
    x3 = portrait(x2)
    x4 = branch(x3, rot90, identity)
    x5 = subgrid(x2, I)
    O = x4(x5)
    return O


def solve_mirror_below(I):
    x1 = hmirror(I)
    x2 = partition(x1)
    x3 = matcher(color, ZERO)
    x4 = compose(flip, x3)
    x5 = mfilter(x2, x4)
    x6 = fill(x1, EIGHT, x5)
    O = vconcat(I, x6)
    return O


def solve_move_to_touch(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, size)
    x3 = remove(x2, x1)
    x4 = rbind(gravitate, x2)
    x5 = fork(shift, identity, x4)
    x6 = compose(ulcorner, x5)
    x7 = fork(connect, ulcorner, x6)
    x8 = mapply(x7, x3)
    x9 = mapply(x5, x3)
    x10 = fill(I, FIVE, x8)
    O = paint(x10, x9)
    return O


def solve_odd_one_out(I):
    x1 = objects(I, T, F, T)
    x2 = totuple(x1)
    x3 = compose(normalize, toindices)
    x4 = apply(x3, x2)
    x5 = leastcommon(x4)
    x6 = matcher(x3, x5)
    x7 = extract(x1, x6)
    O = subgrid(x7, I)
    return O


def solve_outline_objects(I):
    x1 = objects(I, T, F, T)
    x2 = sfilter(x1, square)
    x3 = difference(x1, x2)
    x4 = mapply(outbox, x2)
    x5 = mapply(outbox, x3)
    x6 = fill(I, THREE, x4)
    O = fill(x6, TWO, x5)
    return O


def solve_overlay_halves(I):
    x1 = lefthalf(I)
    x2 = righthalf(I)
    x3 = ofcolor(x1, ONE)
    x4 = ofcolor(x2, FOUR)
    x5 = intersection(x3, x4)
    O = fill(x1, EIGHT, x5)
    return O


def solve_rank_by_size(I):
    x1 = objects(I, T, F, T)
    x2 = order(x1, size)
    x3 = size(x1)
    x4 = increment(x3)
    x5 = interval(ONE, x4, ONE)
    x6 = papply(recolor, x5, x2)
    x7 = merge(x6)
    O = paint(I, x7)
    return O


def solve_recolor_by_size(I):
    x1 = objects(grid=I, univalued=T, diagonal=F, without_bg=T)
    x2 = fork(recolor, size, identity)
    x3 = mapply(x2, x1)
    O = paint(grid=I, obj=x3)
    return O


def solve_scale_by_grey(I):
    x1 = colorcount(I, FIVE)
    x2 = replace(I, FIVE, ZERO)
    O = upscale(x2, x1)
    return O


def solve_slide_apart(I):
    x1 = rbind(order, positive)
    x2 = compose(invert, positive)
    x3 = rbind(order, x2)
    x4 = apply(x1, I)  # all rows to the right
    x5 = apply(x3, I)  # all rows to the left
    x6 = asobject(x5)
    x7 = compose(first, last)
    x8 = chain(flip, even, x7)
    x9 = sfilter(x6, x8)
    O = paint(x4, x9)
    return O


def solve_sort_columns(I: Grid) -> Grid:
    x1 = dmirror(I)
    x2 = rbind(sfilter, positive)
    x3 = compose(size, x2)
    x4 = order(x1, x3)
    O = dmirror(x4)
    return O


def solve_spot_copies(I):
    x1 = ofcolor(I, TWO)
    x2 = recolor(ONE, x1)
    x3 = occurrences(I, x2)
    x4 = normalize(x1)
    x5 = lbind(shift, x4)
    x6 = mapply(x5, x3)
    O = fill(I, TWO, x6)
    return O


def solve_tile_ring(I):
    x1 = hconcat(I, hconcat(I, I))
    x2 = canvas(ZERO, shape(I))
    x3 = hconcat(hconcat(I, x2), I)
    O = vconcat(vconcat(x1, x3), x1)
    return O
