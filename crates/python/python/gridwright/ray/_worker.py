"""What runs on the workers of a cluster."""

from __future__ import annotations

import time
from typing import Any

from gridwright import _native
from gridwright._native import Solver, Task

# The solver of the run that this process works for: making one takes longer than solving a small task.
_solver: tuple[bytes, Solver] | None = None


def solve(version: str, shared: Any, task: Task, part: float | None) -> str:
    """Solve a task with the options and programs that ``shared`` has, and give its ``Solution.to_text``."""
    global _solver
    same_version(version)
    key, box = shared
    if _solver is None or _solver[0] != key:
        import ray

        options, known = ray.get(box[0])
        _solver = key, Solver(**options, known=known)
    try:
        return _solver[1].solve(task, part).to_text()
    except BaseException:
        # One that was interrupted solves nothing more.
        _solver = None
        raise


def evolve(version: str, text: str, threads: int, backend: str) -> tuple[str, float]:
    """Do the work of a task in a generation, and give what came of it and the seconds."""
    same_version(version)
    start = time.perf_counter()
    return _native.do_assignment(text, jobs=threads, backend=backend), time.perf_counter() - start


def same_version(version: str) -> None:
    """Raise an error if the driver has another version."""
    if version != _native.VERSION:
        raise RuntimeError(
            f"a worker has gridwright {_native.VERSION}, and the driver {version}; install the same version on every node"
        )
