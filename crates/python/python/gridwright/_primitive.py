"""Python functions as primitives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gridwright import _native
from gridwright._native import Function


def primitive(
    signature: str, *, name: str | None = None, cost: int = 64, search: bool = False
) -> Callable[[Callable[..., Any]], Function]:
    """Register a Python function as a primitive, which programs call by its name until the process ends.

    ``signature`` is written as ``gridwright primitives`` shows them: ``grid: Grid, k: Int in 0..=3 -> Grid``. The function takes and
    gives what arc-dsl's functions do, and gives the same for the same arguments. With ``search`` the search of ``solve`` calls
    it, too, where its types are those of the search (Grid, Tuple<Grid>, Object, Indices, Set<Object>, Pair, and numbers with a
    domain). A function that raises, or gives something else than it says, is a fault. ``run`` and ``solve`` work on one thread
    then, and say so; pickles and archives hold the name alone.

    >>> import gridwright
    >>> @gridwright.primitive("grid: Grid -> Grid")
    ... def wrapped(grid):
    ...     "The grid with its first row moved to the end."
    ...     return grid[1:] + grid[:1]
    >>> gridwright.Program("def solve(I): return wrapped(hmirror(I))")([[1], [2], [3]])
    Grid([[2], [1], [3]])
    """

    def register(function: Callable[..., Any]) -> Function:
        doc = (function.__doc__ or "").strip().split("\n")[0]
        return _native.register(function, name or function.__name__, signature, doc, cost, search)

    return register
