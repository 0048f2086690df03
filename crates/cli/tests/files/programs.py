from dsl import *


def solve_denoise(I):
    x1 = objects(I, T, F, T)
    x2 = sizefilter(x1, HUNDRED)
    x3 = first(x2)
    x4 = order(x1, size)
    x5 = paint(I, x3)
    return x5


def verify_denoise(I):
    return hmirror(I)


def solve_overlay_halves(S, I, C):
    return first(first(S))


def verify_lay_down(I):
    return I


def solve_tile_ring(I):
    return shape(I)


def solve_unknown_task(I):
    return I


def helper(I):
    return I
