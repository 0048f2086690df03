import array
import pickle

import pytest

from gridwright import Grid

ROWS = [[0, 1, 2], [3, 4, 5]]


def test_made_of_whatever_has_rows():
    grid = Grid(ROWS)
    assert grid == Grid(tuple(map(tuple, ROWS))) == Grid(grid) == Grid([(0, 1, 2), [3, 4, 5]])
    assert grid.tolist() == ROWS
    assert grid.totuple() == ((0, 1, 2), (3, 4, 5)) == tuple(grid)
    assert (grid.shape, grid.height, grid.width, len(grid)) == ((2, 3), 2, 3, 2)
    assert (grid[1, 2], grid[-1, -3], grid[0]) == (5, 3, (0, 1, 2))
    for place in [(2, 0), (0, 3), (-3, 0), 2]:
        with pytest.raises(IndexError, match="outside the grid of 2x3"):
            grid[place]


def test_equality_and_hash():
    assert hash(Grid(ROWS)) == hash(Grid(ROWS))
    assert Grid(ROWS) != Grid([[0]]) and Grid(ROWS) != ROWS
    assert {Grid(ROWS): 1}[Grid(ROWS)] == 1


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_pickles(protocol):
    assert pickle.loads(pickle.dumps(Grid(ROWS), protocol)) == Grid(ROWS)


def test_shown():
    grid = Grid(ROWS)
    assert repr(grid) == "Grid([[0, 1, 2], [3, 4, 5]])"
    assert str(grid).split() == [".", "1", "2", "3", "4", "5"]
    assert grid._repr_svg_().startswith("<svg") and "#0074d9" in grid.svg()


def test_colour_on_a_terminal(monkeypatch):
    class Terminal:
        def isatty(self):
            return True

        def write(self, text):
            return len(text)

        def flush(self):
            pass

    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.setattr("sys.stdout", Terminal())
    assert "\x1b[" in str(Grid(ROWS))


def test_numpy():
    numpy = pytest.importorskip("numpy")
    for kind in ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", ">i4", "<i8"]:
        made = numpy.array(ROWS, dtype=kind)
        assert Grid(made) == Grid(ROWS)
        assert Grid(made.T) == Grid([[0, 3], [1, 4], [2, 5]])
        assert Grid(made[::-1, ::2]) == Grid([[3, 5], [0, 2]])
    assert Grid([numpy.array(row) for row in ROWS]) == Grid(ROWS)
    back = Grid(ROWS).numpy()
    assert back.dtype == "int8" and back.tolist() == ROWS
    back[0, 0] = 9
    assert numpy.asarray(Grid(ROWS)).sum() == 15
    assert numpy.asarray(Grid(ROWS), dtype=float).dtype == float


def test_buffers_without_numpy():
    view = memoryview(array.array("b", [1, 2, 3, 4])).cast("B").cast("b", (2, 2))
    assert Grid(view) == Grid([[1, 2], [3, 4]])


def test_matplotlib():
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    axes = Grid(ROWS).plot()
    assert axes.images[0].get_array().shape == (2, 3)


@pytest.mark.parametrize(
    ("rows", "error", "text"),
    [
        ([[0, 10]], ValueError, "row 1, column 2: 10 is not a colour, which is a whole number from 0 to 9"),
        ([[0], [-1]], ValueError, "row 2, column 1: -1 is not a colour"),
        ([[0, 10**30]], ValueError, "row 1, column 2: 1000000000000000000000000000000 is not a colour"),
        ([[0, 1], [2]], ValueError, "row 2 has 1 cell, the first row has 2"),
        ([], ValueError, "is an empty grid"),
        ([[]], ValueError, "row 1 is empty"),
        ([[0] * 31], ValueError, "row 1 has 31 cells, a grid has at most 30 columns"),
        ([[0]] * 31, ValueError, "has 31 rows, a grid has at most 30"),
        ([[[0]]], ValueError, "row 1, column 1 is a list: a grid has two dimensions"),
        ([[0.5]], TypeError, "row 1, column 1 is a float, not a whole number from 0 to 9"),
        ([[True]], TypeError, "row 1, column 1 is a bool, not a whole number from 0 to 9"),
        ([["1"]], TypeError, "row 1, column 1 is a str, not a whole number"),
        ([[None]], TypeError, "row 1, column 1 is a NoneType"),
        (["01"], TypeError, "row 1 is a str, not a list"),
        ([1, 2], TypeError, "row 1 is an int, not a list"),
        (7, TypeError, "is an int, not a grid"),
        ("01", TypeError, "is a str, not a grid"),
        (b"01", TypeError, "is a bytes, not a grid"),
        ({"a": 1}, TypeError, "is a dict, not a grid"),
        (object(), TypeError, "is an object, not a grid"),
    ],
)
def test_what_is_no_grid_says_what_and_where(rows, error, text):
    with pytest.raises(error) as raised:
        Grid(rows)
    assert text in str(raised.value)


@pytest.mark.parametrize(
    ("kind", "shape", "value", "error", "text"),
    [
        ("float64", (2, 2), 1, TypeError, "is an array of floats, and a grid has whole numbers"),
        ("bool", (2, 2), 1, TypeError, "is an array of bools"),
        ("int8", (1, 2, 2), 1, ValueError, "is an array of 3 dimensions, and a grid has two"),
        ("int8", (4,), 1, ValueError, "is an array of 1 dimensions"),
        ("int64", (2, 2), -1, ValueError, "row 1, column 1: -1 is not a colour"),
        ("uint8", (2, 2), 255, ValueError, "row 1, column 1: 255 is not a colour"),
        ("int8", (0, 2), 1, ValueError, "is an empty grid"),
        ("int8", (31, 2), 1, ValueError, "has 31 rows"),
    ],
)
def test_arrays_that_are_no_grid(kind, shape, value, error, text):
    numpy = pytest.importorskip("numpy")
    with pytest.raises(error) as raised:
        Grid(numpy.full(shape, value, dtype=kind))
    assert text in str(raised.value)


def test_pickles_of_another_form_are_refused():
    from gridwright import _native

    with pytest.raises(ValueError, match="this pickle of a Grid is of form 2, and gridwright .* reads form 1"):
        _native.restore("Grid", 2, b"")
    for damaged in [b"", b"\0\0\0\0", b"\2\0\0\0\1"]:
        with pytest.raises(ValueError, match="damaged"):
            _native.restore("Grid", 1, damaged)
    with pytest.raises(TypeError, match="gridwright pickles no Banana"):
        _native.restore("Banana", 1, b"")
