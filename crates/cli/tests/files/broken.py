def solve_denoise(I):
    x1 = objcts(I, T, F, T)
    x2 = merge(x1, x1)
    return x2
