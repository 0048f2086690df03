"""How things are shown: in notebooks as HTML, in terminals as text, with matplotlib as figures."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from gridwright._native import Grid, Program, Solution, Step, Task, Trace

if TYPE_CHECKING:
    from gridwright._run import Results

# ARC's colours, as the SVG documents have them.
PALETTE = [
    "#000000",
    "#0074d9",
    "#ff4136",
    "#2ecc40",
    "#ffdc00",
    "#aaaaaa",
    "#f012be",
    "#ff851b",
    "#7fdbff",
    "#870c25",
]
# The longest text of a value.
MAX_TEXT = 200
# The most rows of a table.
MAX_ROWS = 200


def _box(caption: str, body: str) -> str:
    style = "display:inline-block;vertical-align:top;margin:4px"
    return f'<div style="{style}"><div style="font:12px sans-serif">{escape(caption)}</div>{body}</div>'


def _code(text: str) -> str:
    return f'<pre style="margin:4px">{escape(text)}</pre>'


def _brief(value: object) -> str:
    text = repr(value)
    return text if len(text) <= MAX_TEXT else text[:MAX_TEXT] + "..."


def _cells(value: object) -> Grid | None:
    """Give a set of cells or locations as a grid to look at, if it is one."""
    if not isinstance(value, frozenset) or not value:
        return None
    cells: list[tuple[int, int, int]] = []
    for item in value:
        if not isinstance(item, tuple) or len(item) != 2:
            return None
        colour, place = (5, item) if isinstance(item[0], int) and isinstance(item[1], int) else item
        if not (isinstance(colour, int) and isinstance(place, tuple) and len(place) == 2 and 0 <= colour <= 9):
            return None
        cells.append((colour, place[0], place[1]))
    height, width = 1 + max(row for _, row, _ in cells), 1 + max(column for _, _, column in cells)
    if min(min(row, column) for _, row, column in cells) < 0 or max(height, width) > 30:
        return None
    rows = [[0] * width for _ in range(height)]
    for colour, row, column in cells:
        rows[row][column] = colour
    return Grid(rows)


def value_html(value: object) -> str:
    """Show a value: grids and patches drawn, the rest as text."""
    if isinstance(value, Grid):
        return value.svg()
    drawn = _cells(value)
    return _code(_brief(value)) if drawn is None else drawn.svg()


def program_html(program: Program) -> str:
    """Show a program: its name, what it is, and its text."""
    about = f"{program.calls} calls, cost {program.cost}, hash {program.hash[:12]}"
    return _box(f"{program.name} ({about})", _code(program.canonical))


def _step_html(step: Step) -> str:
    learned = "".join(_code(f"learned: {words}") for words in step.learned)
    body = value_html(step.value) if step.fault is None else _code(f"no value: {step.fault}")
    return f"{_code(f'{step.statement}  # {step.type}, fuel {step.fuel}')}{learned}{body}"


def trace_html(trace: Trace) -> str:
    """Show every step of a trace, then what came out beside what was expected."""
    ends = _box("input", trace.input.svg())
    if trace.output is not None:
        ends += _box(f"output: {trace.verdict}", trace.output.svg())
    if trace.expected is not None:
        ends += _box("expected", trace.expected.svg())
    return "<div>" + "".join(_step_html(step) for step in trace.steps) + ends + "</div>"


def trace_text(trace: Trace) -> str:
    """Show every step of a trace as text."""
    lines = []
    for step in trace.steps:
        lines.append(f"{step.statement}  # {step.type}, fuel {step.fuel}")
        lines += [f"    learned: {words}" for words in step.learned]
        if step.fault is not None:
            shown = f"no value: {step.fault}"
        elif isinstance(step.value, Grid):
            shown = str(step.value)
        else:
            drawn = _cells(step.value)
            shown = _brief(step.value) if drawn is None else str(drawn)
        lines += [f"    {line}" for line in shown.splitlines()]
    lines.append(f"{trace.verdict}, {len(trace)} steps, fuel {trace.fuel}")
    return "\n".join(lines)


class Explanation:
    """The programs behind the answers to a task, step by step on one sample: to print, or to look at in a notebook."""

    def __init__(self, solution: Solution, sample: str) -> None:
        """Trace the programs of a solution."""
        self.solution = solution
        self.sample = sample
        self.traces = [program.trace(solution.task, sample) for program in solution.programs]

    def _titles(self) -> list[str]:
        titles = []
        for at in range(len(self.traces)):
            named = [
                f"answer {answer} of test {test}"
                for test, both in enumerate(self.solution.why, 1)
                for answer, why in enumerate(both, 1)
                if why.startswith(f"program {at + 1} of ")
            ]
            titles.append(", ".join(named) or "no answer")
        return titles

    def __str__(self) -> str:
        """Show it as text."""
        if not self.traces:
            return "no program was found: the answers stand in\n"
        parts = []
        for title, trace in zip(self._titles(), self.traces, strict=True):
            parts.append(f"{title}\n{trace.program.canonical}\nits steps on {self.sample}\n\n{trace}\n")
        return "\n".join(parts)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        if not self.traces:
            return "<p>no program was found: the answers stand in</p>"
        shown = zip(self._titles(), self.traces, strict=True)
        return "".join(f"<h4>{escape(title)}</h4>{program_html(t.program)}{trace_html(t)}" for title, t in shown)


def explain(solution: Solution, sample: str) -> Explanation:
    """Explain the answers of a solution."""
    return Explanation(solution, sample)


def solution_text(solution: Solution) -> str:
    """Show a solution as text: what it is, its best program, the answers."""
    lines = [repr(solution)]
    if solution.programs:
        lines.append(solution.programs[0].canonical)
    for test, (answers, why) in enumerate(zip(solution.answers, solution.why, strict=True), 1):
        for at, (answer, words) in enumerate(zip(answers, why, strict=True), 1):
            lines += [f"test {test}, answer {at}: {words}", str(answer)]
    return "\n".join(lines)


def solution_html(solution: Solution) -> str:
    """Show a solution: its answers beside the inputs and what was expected, and its best program."""
    rows = ""
    tests = zip(solution.task.tests, solution.answers, solution.why, strict=True)
    for test, ((given, expected), answers, why) in enumerate(tests, 1):
        rows += "<div>" + _box(f"test {test}: input", given.svg())
        for at, (answer, words) in enumerate(zip(answers, why, strict=True), 1):
            mark = "" if expected is None else (" (right)" if answer == expected else " (wrong)")
            rows += _box(f"answer {at}{mark}: {words}", answer.svg())
        rows += "</div>"
    best = program_html(solution.programs[0]) if solution.programs else ""
    return f"<div><b>{escape(repr(solution))}</b>{rows}{best}</div>"


def results_html(results: Results) -> str:
    """Show the rows of a run as a table."""
    names = ["task", "program", "verdict", "demos_right", "demos", "score", "fuel", "why"]
    head = "".join(f"<th>{name}</th>" for name in names)
    rows = [[escape(str(row[name])) for name in names] for row in results[:MAX_ROWS]]
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    more = f"<p>... and {len(results) - MAX_ROWS} more</p>" if len(results) > MAX_ROWS else ""
    return f"<table><tr>{head}</tr>{body}</table>{more}"


def plot_grid(grid: Grid, ax: Any = None) -> Any:
    """Draw a grid with matplotlib; gives the axes."""
    from matplotlib import pyplot
    from matplotlib.colors import ListedColormap

    if ax is None:
        ax = pyplot.subplots(figsize=(grid.width * 0.3 + 0.5, grid.height * 0.3 + 0.5))[1]
    ax.imshow(grid.tolist(), cmap=ListedColormap(PALETTE), vmin=0, vmax=9)
    ax.set_xticks([at - 0.5 for at in range(1, grid.width)], minor=True)
    ax.set_yticks([at - 0.5 for at in range(1, grid.height)], minor=True)
    ax.grid(which="minor", color="#555555", linewidth=0.5)
    ax.tick_params(which="both", length=0, labelbottom=False, labelleft=False)
    ax.set_xticks([])
    ax.set_yticks([])
    return ax


def plot_task(task: Task) -> Any:
    """Draw a task with matplotlib, inputs above outputs; gives the figure."""
    from matplotlib import pyplot

    pairs: list[tuple[str, tuple[Grid, Grid | None]]] = [(f"demo {at}", pair) for at, pair in enumerate(task.demos, 1)]
    pairs += [(f"test {at}", pair) for at, pair in enumerate(task.tests, 1)]
    figure, axes = pyplot.subplots(2, len(pairs), figsize=(2.2 * len(pairs), 4.4), squeeze=False)
    for column, (name, (given, expected)) in enumerate(pairs):
        plot_grid(given, axes[0][column]).set_title(name, fontsize=9)
        if expected is None:
            axes[1][column].axis("off")
        else:
            plot_grid(expected, axes[1][column])
    figure.suptitle(task.id)
    return figure
