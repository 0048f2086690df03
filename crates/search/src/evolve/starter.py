# The starter set: short, general programs that evolution begins with where nothing better is known. Each is one idea
# that many tasks use a form of; mutation finds the form.
from dsl import *

# Symmetries


def starter_same(I): return identity(I)
def starter_upside_down(I): return hmirror(I)
def starter_left_to_right(I): return vmirror(I)
def starter_transpose(I): return dmirror(I)
def starter_other_diagonal(I): return cmirror(I)
def starter_turn_right(I): return rot90(I)
def starter_turn_around(I): return rot180(I)
def starter_turn_left(I): return rot270(I)
def starter_turn_as_demos(S, I): return mir_rot_t(I, a_mr(S))

# Parts


def starter_top_half(I): return tophalf(I)
def starter_bottom_half(I): return bottomhalf(I)
def starter_left_half(I): return lefthalf(I)
def starter_right_half(I): return righthalf(I)
def starter_upper_left_quarter(I): return tophalf(lefthalf(I))
def starter_trim(I): return trim(I)
def starter_compress(I): return compress(I)
def starter_first_third(I): return first(hsplit(I, THREE))
def starter_upper_third(I): return first(vsplit(I, THREE))
def starter_corner_crop(I): return crop(I, ORIGIN, THREE_BY_THREE)
def starter_without_separators(I): return replace(compress(I), FIVE, ZERO)
def starter_odd_half_out(I): return get_common_rank(vsplit(I, THREE), F0)

# Sizes


def starter_double(I): return upscale(I, TWO)
def starter_triple(I): return upscale(I, THREE)
def starter_by_own_size(I): return upscale(I, height(I))
def starter_by_colours(I): return upscale(I, numcolors(I))
def starter_wider(I): return hupscale(I, TWO)
def starter_higher(I): return vupscale(I, TWO)
def starter_downscale(I): return downscale(I, TWO)
def starter_downscale_three(I): return downscale(I, THREE)

# Tilings


def starter_beside(I): return hconcat(I, I)
def starter_below(I): return vconcat(I, I)
def starter_beside_mirrored(I): return hconcat(I, vmirror(I))
def starter_mirrored_beside(I): return hconcat(vmirror(I), I)
def starter_below_mirrored(I): return vconcat(I, hmirror(I))
def starter_mirrored_below(I): return vconcat(hmirror(I), I)


def starter_four_times(I):
    x1 = hconcat(I, I)
    return vconcat(x1, x1)


def starter_four_mirrors(I):
    x1 = hconcat(I, vmirror(I))
    return vconcat(x1, hmirror(x1))


def starter_four_turns(I):
    x1 = hconcat(I, rot90(I))
    x2 = hconcat(rot270(I), rot180(I))
    return vconcat(x1, x2)


def starter_nine_times(I):
    x1 = hconcat(I, hconcat(I, I))
    return vconcat(x1, vconcat(x1, x1))


def starter_tile_where_coloured(I):
    x1 = shape(I)
    x2 = canvas(ZERO, multiply(x1, x1))
    x3 = apply(lbind(multiply, x1), ofcolor(I, leastcolor(I)))
    x4 = mapply(lbind(shift, asobject(I)), x3)
    return paint(x2, x4)


def starter_own_pattern(I):
    x1 = upscale(I, THREE)
    x2 = hconcat(I, hconcat(I, I))
    x3 = vconcat(x2, vconcat(x2, x2))
    return cellwise(x1, x3, ZERO)

# Colours


def starter_recolour(I): return replace(I, ONE, TWO)
def starter_exchange(I): return switch(I, ONE, TWO)
def starter_rarest_to_commonest(I): return replace(I, leastcolor(I), mostcolor(I))
def starter_exchange_rarest(I): return switch(I, leastcolor(I), mostcolor(I))
def starter_new_colour(S, I): return replace(I, get_nth_t(c_iz(S, p_g), F0), get_nth_t(c_zo(S, p_g), F0))
def starter_rarest_to_new(S, I): return replace(I, leastcolor(I), get_nth_t(c_zo(S, p_g), F0))
def starter_background_to_new(S, I): return replace(I, mostcolor(I), get_nth_t(c_zo(S, p_g), F0))
def starter_one_cell_of_rarest(I): return canvas(leastcolor(I), UNITY)
def starter_one_cell_of_commonest(I): return canvas(get_color_rank_t(I, F1), UNITY)
def starter_plain(I): return canvas(mostcolor(I), shape(I))
def starter_size_of_objects(I): return canvas(ZERO, astuple(size(objects(I, T, F, T)), ONE))


def starter_recolour_by_size(I):
    x1 = fork(recolor, size, identity)
    return paint(I, mapply(x1, objects(I, T, F, T)))


def starter_colours_in_a_column(I):
    x1 = order(palette(I), lbind(colorcount, I))
    return hupscale(apply(rbind(repeat, ONE), x1), ONE)

# One object


def starter_largest(I): return subgrid(argmax(objects(I, T, F, T), size), I)
def starter_smallest(I): return subgrid(argmin(objects(I, T, F, T), size), I)
def starter_largest_mixed(I): return subgrid(argmax(objects(I, F, T, T), size), I)
def starter_smallest_mixed(I): return subgrid(argmin(objects(I, F, T, T), size), I)
def starter_most_colours(I): return subgrid(argmax(objects(I, F, T, T), numcolors), I)
def starter_uppermost(I): return subgrid(argmin(objects(I, T, T, T), uppermost), I)
def starter_lowermost(I): return subgrid(argmax(objects(I, T, T, T), lowermost), I)
def starter_leftmost(I): return subgrid(argmin(objects(I, T, T, T), leftmost), I)
def starter_first_object(I): return subgrid(first(objects(I, T, T, T)), I)
def starter_all_objects(I): return subgrid(merge(objects(I, T, T, T)), I)
def starter_rarest_colour_box(I): return subgrid(ofcolor(I, leastcolor(I)), I)
def starter_largest_part(I): return subgrid(argmax(partition(I), size), I)
def starter_largest_ground(I): return subgrid(argmax(objects(I, T, F, F), size), I)
def starter_widest(I): return subgrid(argmax(objects(I, T, T, T), width), I)
def starter_inside_largest(I): return trim(subgrid(argmax(objects(I, T, F, T), size), I))


def starter_odd_shape_out(I):
    x1 = totuple(objects(I, T, T, T))
    x2 = compose(normalize, toindices)
    x3 = leastcommon(apply(x2, x1))
    return subgrid(extract(x1, matcher(x2, x3)), I)


def starter_odd_colour_out(I):
    x1 = totuple(objects(I, T, T, T))
    x2 = leastcommon(apply(color, x1))
    return subgrid(extract(x1, matcher(color, x2)), I)


def starter_commonest_shape(I):
    x1 = totuple(objects(I, T, T, T))
    x2 = compose(normalize, toindices)
    x3 = mostcommon(apply(x2, x1))
    return subgrid(extract(x1, matcher(x2, x3)), I)


def starter_symmetric_one(I):
    x1 = rbind(subgrid, I)
    x2 = fork(equality, vmirror, identity)
    return subgrid(extract(objects(I, F, T, T), compose(x2, x1)), I)

# Removing


def starter_without_specks(I): return cover(I, merge(sizefilter(objects(I, T, F, T), ONE)))
def starter_without_largest(I): return cover(I, argmax(objects(I, T, F, T), size))
def starter_without_smallest(I): return cover(I, argmin(objects(I, T, F, T), size))
def starter_only_largest(I): return paint(canvas(mostcolor(I), shape(I)), argmax(objects(I, T, F, T), size))
def starter_without_rarest(I): return cover(I, ofcolor(I, leastcolor(I)))
def starter_without_border(I): return cover(I, mfilter(objects(I, T, F, T), rbind(bordering, I)))
def starter_without_lines(I): return cover(I, merge(frontiers(I)))


def starter_keep_largest_of_colour(I):
    x1 = objects(I, T, F, T)
    x2 = remove(argmax(x1, size), x1)
    return cover(I, merge(x2))

# Filling and outlining


def starter_fill_boxes(I): return fill(I, TWO, mapply(backdrop, objects(I, T, F, T)))
def starter_fill_gaps(I): return fill(I, TWO, mapply(delta, objects(I, T, T, T)))
def starter_underfill_boxes(I): return underfill(I, TWO, mapply(backdrop, objects(I, T, T, T)))
def starter_outline(I): return underfill(I, THREE, mapply(outbox, objects(I, T, T, T)))
def starter_frame(I): return fill(I, THREE, box(asindices(I)))
def starter_corners_of_objects(I): return fill(I, FOUR, mapply(corners, objects(I, T, F, T)))
def starter_inner_outline(I): return fill(I, FOUR, mapply(inbox, objects(I, T, F, T)))
def starter_around_cells(I): return underfill(I, ONE, mapply(neighbors, ofcolor(I, leastcolor(I))))
def starter_beside_cells(I): return underfill(I, ONE, mapply(dneighbors, ofcolor(I, leastcolor(I))))
def starter_lines_recoloured(I): return fill(I, TWO, merge(frontiers(I)))
def starter_centres(I): return fill(I, ONE, apply(center, objects(I, T, F, T)))


def starter_fill_enclosed(I):
    x1 = colorfilter(objects(I, T, F, F), mostcolor(I))
    x2 = compose(flip, rbind(bordering, I))
    return fill(I, FOUR, mfilter(x1, x2))


def starter_recolour_largest(I): return fill(I, TWO, argmax(objects(I, T, F, T), size))
def starter_recolour_smallest(I): return fill(I, TWO, argmin(objects(I, T, F, T), size))
def starter_recolour_specks(I): return fill(I, THREE, merge(sizefilter(objects(I, T, F, T), ONE)))
def starter_recolour_squares(I): return fill(I, THREE, mfilter(objects(I, T, F, T), square))


def starter_recolour_tall(I):
    x1 = sfilter(objects(I, T, F, T), portrait)
    return fill(I, TWO, merge(x1))

# Lines


def starter_rows(I):
    x1 = fork(recolor, color, compose(hfrontier, center))
    return paint(I, mapply(x1, fgpartition(I)))


def starter_columns(I):
    x1 = fork(recolor, color, compose(vfrontier, center))
    return paint(I, mapply(x1, objects(I, T, F, T)))


def starter_rows_of_rarest(I): return underfill(I, leastcolor(I), mapply(hfrontier, ofcolor(I, leastcolor(I))))
def starter_columns_of_rarest(I): return underfill(I, leastcolor(I), mapply(vfrontier, ofcolor(I, leastcolor(I))))
def starter_shoot(I): return underfill(I, leastcolor(I), mapply(rbind(shoot, UNITY), ofcolor(I, leastcolor(I))))
def starter_shoot_down(I): return underfill(I, leastcolor(I), mapply(rbind(shoot, DOWN), ofcolor(I, leastcolor(I))))


def starter_connect(I):
    x1 = fork(connect, ulcorner, lrcorner)
    return underfill(I, ONE, mapply(x1, fgpartition(I)))


def starter_connect_all(I):
    x1 = ofcolor(I, leastcolor(I))
    x2 = prapply(connect, x1, x1)
    x3 = fork(either, vline, hline)
    return underfill(I, leastcolor(I), mfilter(x2, x3))


def starter_diagonals(I):
    x1 = ofcolor(I, leastcolor(I))
    x2 = fork(combine, rbind(shoot, UNITY), rbind(shoot, NEG_UNITY))
    x3 = fork(combine, rbind(shoot, UP_RIGHT), rbind(shoot, DOWN_LEFT))
    return underfill(I, leastcolor(I), mapply(fork(combine, x2, x3), x1))

# Moving


def starter_all_down(I): return rot270(apply(rbind(order, identity), rot90(I)))
def starter_all_right(I): return apply(rbind(order, identity), I)
def starter_move_object(I): return move(I, first(objects(I, T, T, T)), DOWN)


def starter_shift_down(I):
    x1 = merge(objects(I, T, T, T))
    return paint(cover(I, x1), shift(x1, DOWN))


def starter_gravitate(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, size)
    x3 = fork(shift, identity, rbind(gravitate, x2))
    x4 = remove(x2, x1)
    return paint(cover(I, merge(x4)), mapply(x3, x4))

# Halves and patterns


def starter_both_halves(I): return cellwise(lefthalf(I), righthalf(I), ZERO)
def starter_both_halves_below(I): return cellwise(tophalf(I), bottomhalf(I), ZERO)


def starter_either_half(I):
    x1 = righthalf(I)
    return fill(x1, ONE, ofcolor(lefthalf(I), ONE))


def starter_neither_half(I):
    x1 = intersection(ofcolor(tophalf(I), ZERO), ofcolor(bottomhalf(I), ZERO))
    return fill(canvas(ZERO, shape(tophalf(I))), THREE, x1)


def starter_complete_mirror(I):
    x1 = toobject(ofcolor(I, leastcolor(I)), vmirror(I))
    return paint(I, x1)


def starter_complete_by_mirrors(I):
    x1 = papply(pair, I, dmirror(I))
    x2 = lbind(apply, maximum)
    return apply(x2, x1)


def starter_continue_right(I):
    x1 = asobject(I)
    x2 = apply(compose(tojvec, rbind(multiply, hperiod(x1))), interval(ZERO, NINE, ONE))
    return paint(canvas(ZERO, multiply(shape(I), TWO)), mapply(lbind(shift, x1), x2))


def starter_sort_by_size(I):
    x1 = order(objects(I, T, F, T), size)
    x2 = papply(recolor, interval(ONE, increment(size(x1)), ONE), x1)
    return paint(I, merge(x2))
