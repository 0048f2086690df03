"""Programs in the style of arc-dsl and re-arc, written for this test."""
from dsl import *
from constants import (
    ZERO,
    ONE,
)
import typing

GREY = 5
CORNER = (0, 0)
SPOTS = ((0, 1), (1, 0),
         (1, 1))


def solve_mirror_pair(I):
    x1 = hmirror(I)
    O = vconcat(I, x1)
    return O


def solve_halves(I):
    x1 = portrait(I)
    x2 = branch(x1, tophalf, lefthalf)
    O = x2(I)
    return O


def verify_holes(I: Grid) -> Grid:
    x0 = objects(I, T, F, F)
    x1 = mostcolor(I)
    x2 = colorfilter(x0, x1)
    x3 = rbind(bordering, I)
    x4 = compose(flip, x3)
    x5 = mfilter(x2, x4)
    x6 = fill(I, GREY, x5)
    return x6


def verify_period(I: Grid) -> Grid:
    x0 = asobject(I)
    x1: Integer = hperiod(x0)
    x2 = vperiod(x0)
    x3 = (x2, x1)
    x4 = lbind(multiply, x3)
    x5 = neighbors(ORIGIN)
    x6 = mapply(neighbors, x5)
    x7 = apply(x4, x6)
    x8 = lbind(shift, x0)
    x9 = mapply(x8, x7)
    x10 = paint(I, x9)
    return x10


def solve_nested(I):
    # one expression, over several lines
    return fill(
        I,
        value=leastcolor(I),
        patch=mapply(
            fork(connect, ulcorner, lrcorner),
            objects(grid=I, univalued=True, diagonal=False, without_bg=True),
        ),
    )


def solve_repeats(I):
    x1 = vmirror(I); x2 = vmirror(I)  # the same call twice
    x3 = hconcat(x1, x2)
    dead = rot90(x3)
    x1 = hconcat(x3, x1)
    return x1


def solve_spots(I):
    x1 = initset(CORNER)
    x2 = combine(x1, frozenset({(2, 2), (3, 3)}))
    x3 = difference(x2, frozenset())
    x4 = apply(rbind(add, NEG_ONE), SPOTS)
    x5 = fill(I, 0x3, x3)
    return fill(x5, \
                -1, x4)


def differ_shape(S, I, C):
    x1 = shape(I)
    x2 = shape(C)
    x3 = equality(x1, x2)
    x4 = size(S)
    x5 = multiply(x4, 1_00)
    return branch(x3, x5, ZERO)


def solve_typed(S, I, C):
    x1 = o_g(I, R5)
    x2 = get_arg_rank(x1, size, F0)
    x3 = c_iz_n(S, p_g, get_rank)
    x4 = size_f(x2)
    x5 = canvas(x4, UNITY)
    return x5


def grow(grid, times):
    x1 = upscale(grid, times)
    return trim(x1)


def solve_grown(I): return grow(hmirror(I), times=THREE)
