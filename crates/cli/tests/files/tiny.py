# Runs under Python's arc-dsl alone, and with 'gridwright run'.
from dsl import *
from constants import *


def solve_tiny(I):
    x1 = vmirror(I)
    return x1
