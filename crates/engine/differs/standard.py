# The standard differs. A differ is given a candidate's grid as I, the target as C and the demo pairs as S, and returns a
# tuple whose first element says from 0 to 1000 how near the candidate is in one respect. A differ without a value (a
# candidate of no colour, say) gives 0.
from dsl import *


def ratio(part, whole):
    """From 0 to 1000; of nothing, all is right."""
    none = equality(whole, ZERO)
    return branch(none, THOUSAND, divide(multiply(THOUSAND, part), branch(none, ONE, whole)))


def overlap(a, b):
    """The share of two sets that is in both."""
    shared = size(intersection(a, b))
    return ratio(shared, subtract(add(size(a), size(b)), shared))


def nearness(a, b):
    """The share that the smaller of two numbers is of the larger."""
    both_sides = astuple(a, b)
    return ratio(minimum(both_sides), maximum(both_sides))


def differ_shape(S, I, C):
    """Height and width."""
    high = nearness(height(I), height(C))
    wide = nearness(width(I), width(C))
    return astuple(divide(multiply(high, wide), THOUSAND), shape(I))


def agreement(a, b):
    """Where both grids have a cell, its colour if they agree on it; else -100."""
    high = minimum(astuple(height(a), height(b)))
    wide = minimum(astuple(width(a), width(b)))
    common = astuple(high, wide)
    return cellwise(crop(a, ORIGIN, common), crop(b, ORIGIN, common), -100)


def area(a):
    return multiply(height(a), width(a))


def differ_cells(S, I, C):
    """Cells that are equal, where both grids have one; of all cells that either has."""
    common = agreement(I, C)
    wrong = colorcount(common, -100)
    right = subtract(area(common), wrong)
    whole = subtract(add(area(I), area(C)), area(common))
    return astuple(ratio(right, whole), wrong)


def differ_cells_but_background(S, I, C):
    """Cells that are equal and not of the target's background, of those that either has."""
    ground = mostcolor(C)
    common = agreement(I, C)
    right = subtract(subtract(area(common), colorcount(common, -100)), colorcount(common, ground))
    mine = subtract(area(I), colorcount(I, ground))
    theirs = subtract(area(C), colorcount(C, ground))
    return astuple(ratio(right, subtract(add(mine, theirs), right)), mine)


def differ_palette(S, I, C):
    """Colours that occur."""
    return astuple(overlap(palette(I), palette(C)), palette(I))


def differ_background(S, I, C):
    """The most common colour, and how common it is."""
    same = equality(mostcolor(I), mostcolor(C))
    near = nearness(colorcount(I, mostcolor(I)), colorcount(C, mostcolor(C)))
    return astuple(branch(same, near, ZERO), mostcolor(I))


def differ_vanished(S, I, C):
    """Colours that the demos take away and the target lacks: those that are gone."""
    gone = difference_tuple(c_iz(S, p_g), p_g(C))
    left = sfilter(gone, rbind(contained, palette(I)))
    return astuple(ratio(subtract(size(gone), size(left)), size(gone)), left)


def differ_appeared(S, I, C):
    """Colours that the demos bring in and the target has: those that are there."""
    new = sfilter(c_zo(S, p_g), rbind(contained, palette(C)))
    there = sfilter(new, rbind(contained, palette(I)))
    return astuple(ratio(size(there), size(new)), there)


def differ_object_count(S, I, C):
    """How many objects of one colour there are."""
    mine = size(objects(I, T, T, T))
    theirs = size(objects(C, T, T, T))
    return astuple(nearness(mine, theirs), mine)


def differ_object_sizes(S, I, C):
    """Which sizes objects have."""
    mine = apply(size, objects(I, T, T, T))
    theirs = apply(size, objects(C, T, T, T))
    return astuple(overlap(mine, theirs), size(mine))


def differ_object_shapes(S, I, C):
    """Objects, wherever they are and whatever their colour."""
    form = compose(normalize, toindices)
    mine = apply(form, objects(I, T, T, T))
    theirs = apply(form, objects(C, T, T, T))
    return astuple(overlap(mine, theirs), size(mine))


def differ_object_positions(S, I, C):
    """Where objects are."""
    mine = apply(ulcorner, objects(I, T, T, T))
    theirs = apply(ulcorner, objects(C, T, T, T))
    return astuple(overlap(mine, theirs), size(mine))


def differ_objects(S, I, C):
    """Objects that are right in every way."""
    mine = objects(I, T, T, T)
    theirs = objects(C, T, T, T)
    return astuple(overlap(mine, theirs), size(mine))


def differ_rows(S, I, C):
    """Rows that are equal, from the top."""
    right = sfilter(papply(equality, I, C), identity)
    return astuple(ratio(size(right), maximum(astuple(height(I), height(C)))), size(right))


def differ_columns(S, I, C):
    """Columns that are equal, from the left."""
    right = sfilter(papply(equality, dmirror(I), dmirror(C)), identity)
    return astuple(ratio(size(right), maximum(astuple(width(I), width(C)))), size(right))


def differ_symmetry(S, I, C):
    """Symmetries that both have or both lack."""
    mirrors = combine(astuple(hmirror, vmirror), astuple(dmirror, rot180))
    mine = papply(equality, rapply(mirrors, I), repeat(I, FOUR))
    theirs = papply(equality, rapply(mirrors, C), repeat(C, FOUR))
    same = sfilter(papply(equality, mine, theirs), identity)
    return astuple(ratio(size(same), FOUR), size(same))
