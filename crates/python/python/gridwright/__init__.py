"""Gridwright writes programs for ARC-AGI tasks.

It loads tasks, runs and traces programs of arc-dsl's language, finds programs that explain all demonstrations of a task, and
answers the tests with what they give.

>>> import gridwright
>>> data = gridwright.load()
>>> solution = gridwright.solve(data["denoise"], effort=4, progress=False)
>>> print(solution.programs[0].canonical)
def solve_denoise(I):
    x1 = drop_small(I, ZERO)
    return x1
<BLANKLINE>
"""

from gridwright._native import (
    VERSION as __version__,
)
from gridwright._native import (
    Archive,
    Battery,
    DataSet,
    Fault,
    Function,
    Grid,
    Program,
    Solution,
    Solver,
    Solving,
    Step,
    Task,
    Trace,
    evolve,
    keep,
    load,
    load_programs,
    score,
    submission,
)
from gridwright._primitive import primitive
from gridwright._run import Results, run
from gridwright._solve import solve, solve_iter

__all__ = [
    "Archive",
    "Battery",
    "DataSet",
    "Fault",
    "Function",
    "Grid",
    "Program",
    "Results",
    "Solution",
    "Solver",
    "Solving",
    "Step",
    "Task",
    "Trace",
    "__version__",
    "evolve",
    "keep",
    "load",
    "load_programs",
    "primitive",
    "run",
    "score",
    "solve",
    "solve_iter",
    "submission",
]
