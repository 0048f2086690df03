"""Many programs on many tasks at once."""

from __future__ import annotations

from typing import Any

from gridwright import _native


class Results(list[dict[str, Any]]):
    """Rows of what came out, one for each program and task, in the order of the programs.

    A row has ``task``, ``program``, ``file``, ``index`` (of the program), ``verdict`` (right, wrong, fault or unknown), ``why``,
    ``score`` (0 to 1000), ``demos_right``, ``demos``, ``fuel``, ``seconds`` and ``samples``.
    """

    def best(self) -> list[dict[str, Any]]:
        """Give the rows, best first: demos right, then score, then fuel."""
        return sorted(self, key=lambda row: (-row["demos_right"], -(row["score"] or 0), row["fuel"], row["index"]))

    def to_pandas(self) -> Any:
        """Give the rows as a table of pandas, which has to be installed."""
        import pandas

        columns = [name for name in self[0] if name != "samples"] if self else []
        return pandas.DataFrame([{name: row[name] for name in columns} for row in self], columns=columns)

    def _repr_html_(self) -> str:
        from gridwright import _show

        return _show.results_html(self)


def run(programs: Any, tasks: Any = None, *, jobs: int = 0, fuel: int | None = None) -> Results:
    """Run programs on tasks.

    A program that is named ``solve_ID`` or ``verify_ID`` for one of the tasks runs on that one, one for any other task is left
    out, and one that names no task runs on all. ``programs`` is a Program, text, a file, or a list of programs and texts;
    ``tasks`` whatever ``DataSet`` takes, or nothing for the embedded ones; ``jobs`` the number of threads, 0 for all cores.

    >>> import gridwright
    >>> rows = gridwright.run("def mirror(I): return vmirror(I)", gridwright.load()["denoise"])
    >>> rows[0]["verdict"], rows[0]["why"]
    ('wrong', 'demo 1: 37 cells differ')
    """
    return Results(_native.run(programs, tasks, jobs=jobs, fuel=fuel))
