"""Solving and evolving on a Ray cluster.

Every task is a Ray task; what comes of it is sent to the driver, which alone writes the submission and the archive. What is written
has the same bytes as on one machine with the same seed and effort, whatever nodes come and go. It needs Ray
(``pip install 'gridwright[ray]'``), and the same version of gridwright on every node.

    import gridwright
    gridwright.ray.solve("arc-agi-2.json#eval", address="auto", effort=1000, archive="found.db", out="submission.json")
"""

from __future__ import annotations

import json
import math
import threading
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from gridwright import _native
from gridwright._native import Solution, Solver, Task
from gridwright.ray import _worker
from gridwright.ray._cluster import Cluster, interrupts
from gridwright.ray._progress import Progress

__all__ = ["evolve", "expected_cost", "solve", "solve_texts"]


def expected_cost(task: Task) -> float:
    """Give a number that grows with the time that a task is expected to take, from the task alone.

    What a search may use grows with the cells of the task, and so does what a call takes.

    >>> import gridwright
    >>> from gridwright.ray import expected_cost
    >>> tasks = gridwright.load()
    >>> expected_cost(tasks["connect_pairs"]) > expected_cost(tasks["sort_columns"])
    True
    """
    grids = [grid for pair in [*task.demos, *task.tests] for grid in pair if grid is not None]
    return float(sum(grid.height * grid.width for grid in grids))


def solve(
    tasks: Any = None,
    *,
    address: str | None = None,
    cpus: float = 1,
    gpus: float = 0,
    in_flight: int | None = None,
    retries: int = -1,
    costs: Mapping[str, float] | Iterable[Solution] | None = None,
    progress: bool | None = None,
    backend: str | None = None,
    **options: Any,
) -> Any:
    """Solve tasks on a cluster, and give their solutions in order; of a single Task its solution.

    ``tasks`` and the other options are those of ``gridwright.solve``, and the submission and the archive come out with the same
    bytes. ``address`` is the cluster's, as ``ray.init`` takes it; without, the one that the process is connected to, that runs
    here, or a new one on this machine. A task takes ``cpus`` CPUs and as many threads, and ``gpus`` GPUs, which can be a part of
    one. With GPUs, workers choose the backend (``backend``, as on the command line), without they work on the CPU.

    The most expensive tasks go first: by ``costs`` (seconds by task id, or solutions of an earlier run), else by
    ``expected_cost``. There are ``in_flight`` tasks on the way at most, four times as many as the cluster has room for unless told. A
    task whose worker or node dies is sent again, ``retries`` times, without end if that is negative.

    Ctrl-C ends it and saves what was found. With an archive, ``resume=True`` goes on after that, and after a driver that was
    killed: tasks that are done are not done again.
    """
    if "jobs" in options:
        raise TypeError("there is no option 'jobs' on a cluster; 'cpus' is what each task takes")
    if isinstance(tasks, Task):
        single, tasks = True, [tasks]
    else:
        single = hasattr(tasks, "train")
    known = _seconds(costs)
    threads = max(1, math.floor(cpus))
    sent = {"jobs": threads, "backend": backend or ("auto" if gpus else "cpu")}
    with (
        Cluster(address, cpus=cpus, gpus=gpus, in_flight=in_flight, retries=retries) as cluster,
        interrupts() as cluster.look,
    ):

        def work(solver: Solver, left: list[Task]) -> Iterator[Solution | None]:
            by_id = {task.id: task for task in left}
            with Progress(len(left), progress) as bar:
                found = solve_texts(cluster, {**solver.options, **sent}, solver.known, left, known)
                for done in found:
                    if done is None:
                        bar.say(cluster)
                        yield None
                        continue
                    solution = Solution.from_text(by_id[done[0]], done[1])
                    bar.done(cluster, solution.is_exact)
                    yield solution

        # The driver solves nothing: its backend is the one that is always there.
        solutions, report = _native.keep(work, tasks, backend="cpu", jobs=1, **options)
    if report["unsaved"] is not None:
        raise OSError(f"{report['unsaved']}; the submission and the archive do not have all that was found")
    return solutions[0] if single else solutions


def solve_texts(
    cluster: Cluster,
    options: Mapping[str, Any],
    known: list[Any],
    tasks: Iterable[Task],
    costs: Mapping[str, float],
) -> Iterator[tuple[str, str] | None]:
    """Solve tasks on a cluster, and yield the id and ``Solution.to_text`` of each as it is done, and None now and then."""
    effort, time = options.get("effort"), options.get("time")
    shared = cluster.share(({name: value for name, value in options.items() if name != "time"}, known))
    # Tasks that are known to be expensive come first, then the others: the worst that is not known could be worse.
    queue = sorted(tasks, key=lambda task: (costs.get(task.id, math.inf), expected_cost(task)), reverse=True)

    def arguments(at: int) -> tuple[Any, ...]:
        part = None
        if time is not None:
            # As on one machine: the time that is left, or without an effort the task's share of it.
            part = max(0.0, time - cluster.elapsed())
            if effort is None:
                left = len(queue) - at
                part *= min(cluster.slots, left) / left
        return _native.VERSION, shared, queue[at], part

    for done in cluster.stream(
        _worker.solve, len(queue), arguments, names=[task.id for task in queue], queued=time is None
    ):
        yield None if done is None else (queue[done[0]].id, done[1])


def evolve(
    tasks: Any = None,
    *,
    address: str | None = None,
    cpus: float = 1,
    gpus: float = 0,
    in_flight: int | None = None,
    retries: int = -1,
    progress: bool | None = None,
    backend: str | None = None,
    **options: Any,
) -> dict[str, Any]:
    """Evolve programs on a cluster: every generation of every task is a Ray task.

    ``tasks`` and the other options are those of ``gridwright.evolve``, and so are what it gives and the archive; the options of the
    cluster are those of ``solve``. A batch of 32 tasks is done before the next begins, whose tasks draw on what it found: so
    more than 32 workers are of no use.

    Ctrl-C ends it; what earlier batches found is stored, and a later run goes on from there.
    """
    if "jobs" in options:
        raise TypeError("there is no option 'jobs' on a cluster; 'cpus' is what each task takes")
    threads, chosen = max(1, math.floor(cpus)), backend or ("auto" if gpus else "cpu")
    took: dict[str, float] = {}
    with (
        Cluster(address, cpus=cpus, gpus=gpus, in_flight=in_flight, retries=retries) as cluster,
        Progress(None, progress) as bar,
    ):
        working = threading.Lock()

        def work(texts: list[str]) -> list[str] | None:
            with working:
                return generation(texts)

        def generation(texts: list[str]) -> list[str] | None:
            names = [str(json.loads(text)["task"]) for text in texts]
            # By what the task took in the last generation, else by what there is to do.
            queue = sorted(
                range(len(texts)), key=lambda at: (took.get(names[at], math.inf), len(texts[at])), reverse=True
            )
            results: list[str | None] = [None] * len(texts)

            def arguments(at: int) -> tuple[Any, ...]:
                return _native.VERSION, texts[queue[at]], threads, chosen

            for done in cluster.stream(_worker.evolve, len(queue), arguments, names=[names[at] for at in queue]):
                if done is None:
                    bar.say(cluster)
                    continue
                results[queue[done[0]]], took[names[queue[done[0]]]] = done[1]
                bar.done(cluster, False)
            if cluster.ended:
                return None
            return [text for text in results if text is not None]

        try:
            return _native.evolve(tasks, work=work, backend="cpu", jobs=1, **options)
        except KeyboardInterrupt:
            cluster.end()
            # It lets go of the cluster before that is gone.
            working.acquire(timeout=10)
            raise


def _seconds(costs: Mapping[str, float] | Iterable[Solution] | None) -> dict[str, float]:
    """Seconds by task id."""
    if costs is None:
        return {}
    if isinstance(costs, Mapping):
        return {str(task): float(seconds) for task, seconds in costs.items()}
    return {solution.task.id: solution.seconds for solution in costs}
