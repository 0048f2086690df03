import subprocess
import sys
import warnings

import pytest

import gridwright
from gridwright import Fault, Grid, Program, Task


@gridwright.primitive("grid: Grid -> Grid")
def rolled(grid):
    "The grid with its first row moved to the end."
    return grid[1:] + grid[:1]


@gridwright.primitive("grid: Grid, k: Int in 0..=3 -> Grid")
def shaken(grid, k):
    if k == 3:
        raise KeyError("three")
    return tuple(tuple(reversed(row)) for row in grid) if k else 7


def test_programs_call_it():
    program = Program("def f(I): return rolled(hmirror(I))")
    assert program([[1], [2], [3]]) == Grid([[2], [1], [3]])
    assert not program.runs_under_arc_dsl and "rolled(x1)" in program.canonical
    assert rolled(((1,), (2,))) == ((2,), (1,)) and "first row moved" in rolled.__doc__
    assert Program("def f(I): return apply(rolled, (I, I))")([[1], [2], [3]]) == (((2,), (3,), (1,)),) * 2
    trace = program.trace([[1], [2], [3]])
    assert trace[1].value == Grid([[2], [1], [3]]) and trace[1].type == "Grid"


def test_what_it_raises_is_a_fault():
    with pytest.raises(Fault, match="shaken: a function of the caller has raised an error") as raised:
        Program("def f(I): return shaken(I, THREE)")([[1]])
    assert isinstance(raised.value.__cause__, KeyError) and raised.value.primitive == "shaken"
    with pytest.raises(Fault) as raised:
        Program("def f(I): return shaken(I, ZERO)")([[1]])
    assert str(raised.value.__cause__) == "shaken says that it gives Grid, and gave 7"
    assert Program("def f(I): return shaken(I, ONE)")([[1, 2]]) == Grid([[2, 1]])


def test_run_works_on_one_thread_and_says_so(data):
    with pytest.warns(UserWarning, match="primitives that are Python functions, so one thread works"):
        rows = gridwright.run(["def f(I): return shaken(I, THREE)", "def g(I): return rolled(I)"], data["denoise"])
    assert (
        rows[0]["verdict"] == "fault"
        and rows[0]["why"] == "demo 1: shaken: a function of the caller has raised an error"
    )
    assert rows[1]["samples"][0]["output"] == Grid(rolled(data["denoise"].demos[0][0].totuple()))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        gridwright.run("def g(I): return rolled(I)", data["denoise"], jobs=1)
        gridwright.run("def g(I): return hmirror(I)", data["denoise"], jobs=2)


SOLVED = """
import warnings
import gridwright

@gridwright.primitive("grid: Grid -> Grid", search=True)
def rolled(grid):
    return grid[1:] + grid[:1]

def roll(rows):
    return [row[::-1] for row in rows[1:] + rows[:1]]

inputs = [[[1, 2], [3, 4], [5, 6]], [[1, 2, 3], [3, 4, 3], [5, 6, 3], [7, 8, 9]], [[4, 5], [1, 1], [2, 7], [9, 8], [6, 6]]]
pairs = [{"input": rows, "output": roll(rows)} for rows in inputs]
task = gridwright.Task({"train": pairs, "test": [{"input": [[1, 2], [3, 4]]}]})
with warnings.catch_warnings(record=True) as said:
    solution = gridwright.solve(task, effort=100, progress=False)
assert "one thread works" in str(said[0].message), said
assert solution.is_exact and "rolled" in solution.programs[0].canonical, solution
assert solution.answers[0][0].tolist() == roll([[1, 2], [3, 4]])
"""


def test_the_search_calls_it():
    # In a process of its own: what the search calls is the same for all that is solved.
    ran = subprocess.run([sys.executable, "-c", SOLVED], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_solve_tries_known_programs_with_it():
    rows, other = [[1, 2], [3, 4], [5, 6]], [[2, 1], [7, 4], [5, 9]]
    pairs = [{"input": grid, "output": [list(row) for row in rolled(grid)]} for grid in (rows, other)]
    task = Task({"train": pairs, "test": [{"input": [[1, 2], [3, 4]]}]})
    known = Program("def f(I): return rolled(I)")
    with pytest.warns(UserWarning, match="one thread works"):
        solution = gridwright.solve(task, effort=1, known=[known], progress=False)
    assert solution.is_exact and solution.found[0]["known"] and solution.answers[0][0] == Grid([[3, 4], [1, 2]])


@pytest.mark.parametrize(
    ("name", "signature", "text"),
    [
        ("hmirror", "g: Grid -> Grid", "there is a 'hmirror' in the DSL"),
        ("THREE", "g: Grid -> Grid", "there is a 'THREE' in the DSL"),
        ("two words", "g: Grid -> Grid", "'two words' is no name for a primitive"),
        ("fine", "g: Gird -> Grid", "'g: Gird -> Grid' is no signature"),
        ("fine", "Grid", "'Grid' is no signature"),
        ("fine", "a: Grid, b: Grid, c: Grid, d: Grid -> Grid", "one to three are possible"),
    ],
)
def test_bad_names_and_signatures(name, signature, text):
    with pytest.raises(ValueError) as raised:
        gridwright.primitive(signature, name=name)(lambda grid: grid)
    assert text in str(raised.value)


def test_a_cell_that_is_run_again_replaces_it():
    for step in (1, 2):

        @gridwright.primitive("n: Int -> Int")
        def stepped(n, step=step):
            return n + step

    assert Program("def f(I): return stepped(size(I))")([[1], [1]]) == 4
