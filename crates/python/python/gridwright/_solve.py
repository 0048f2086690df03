"""Solving tasks, with progress."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from gridwright._native import Solution, Solving, Task


def solve_iter(tasks: Any = None, **options: Any) -> Solving:
    """Solve tasks, and give an iterator of solutions in the order in which they are done.

    It takes what ``solve`` does. ``solutions`` has them in the order of the tasks, ``report`` how it ended.

    >>> import gridwright
    >>> sorted(solution.task.id for solution in gridwright.solve_iter(gridwright.load()[:2], effort=1))
    ['complete_symmetry', 'connect_pairs']
    """
    return Solving(tasks, **options)


def solve(tasks: Any = None, *, progress: bool | None = None, **options: Any) -> Any:
    """Solve tasks, and give their solutions in order; of a single Task its solution.

    The options are those of the command line, with the same defaults: ``effort`` (millions of fuel a task), ``time`` and
    ``time_per_task`` (seconds), ``jobs`` (threads, 0 for all cores), ``seed`` and ``evolve`` (percent), ``archive`` (a file) with
    ``resume``, ``out`` (the submission's file), ``save_every`` (seconds), ``arc_dsl_only``, ``memory`` (bytes a task), ``only`` (ids
    of tasks) and ``known`` (programs to try first). The same seed and effort give the same answers as there, byte for byte.

    ``progress`` shows a bar: of tqdm, if it is installed; without being told, where somebody looks. Ctrl-C ends the search, saves
    what was found and raises KeyboardInterrupt.

    >>> import gridwright
    >>> gridwright.solve(gridwright.load()["denoise"], effort=1, progress=False)
    Solution(denoise, 4/4 demos, 2 programs, fuel)
    """
    solving = Solving(tasks, **options)
    try:
        for _ in shown(solving, progress):
            pass
    except BaseException:
        # Also an interrupt while the bar is drawn ends the search, and what was found is saved first.
        solving.cancel()
        _ = solving.solutions
        raise
    solutions = solving.solutions
    report = solving.report
    if report is not None and report["unsaved"] is not None:
        raise OSError(f"{report['unsaved']}; the submission and the archive do not have all that was found")
    return solutions[0] if isinstance(tasks, Task) or hasattr(tasks, "train") else solutions


def shown(solving: Solving, progress: bool | None) -> Iterator[Solution]:
    """Yield what is solved, with a bar if that is wanted."""
    if progress is None:
        progress = len(solving) > 1 and (sys.stderr.isatty() or "ipykernel" in sys.modules)
    if not progress:
        yield from solving
        return
    exact = 0
    try:
        from tqdm.auto import tqdm
    except ImportError:
        for done, solution in enumerate(solving, 1):
            exact += solution.is_exact
            print(f"\r{done}/{len(solving)} tasks, {exact} right on all demos", end="", file=sys.stderr, flush=True)
            yield solution
        print(file=sys.stderr)
        return
    with tqdm(total=len(solving), unit="task") as bar:
        for solution in solving:
            exact += solution.is_exact
            bar.set_postfix_str(f"{exact} right on all demos", refresh=False)
            bar.update()
            yield solution
