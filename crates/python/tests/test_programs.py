import pickle

import pytest

import gridwright
from gridwright import Battery, Fault, Grid, Program

TEXT = "def solve_denoise(I):\n    x1 = hmirror(I)\n    return vconcat(I, x1)\n"


def test_a_program_runs():
    program = Program(TEXT)
    assert program([[1], [2]]) == Grid([[1], [2], [2], [1]])
    assert program(Grid([[1], [2]])) == program(((1,), (2,)))
    assert (program.name, program.task_id, program.calls, program.file) == ("solve_denoise", "denoise", 2, "program")
    assert program.cost > 0 and program.runs_under_arc_dsl
    other = Program("def f(grid): return vconcat(grid, hmirror(grid))")
    assert other == program and other.hash == program.hash and hash(other) == hash(program)
    assert other.renamed("solve_denoise").canonical == program.canonical == str(program)
    assert pickle.loads(pickle.dumps(program)) == program
    assert "vconcat" in program._repr_html_()


def test_what_is_no_grid_comes_out_as_python_has_it():
    assert Program("def f(I): return shape(I)")([[1, 2]]) == (1, 2)
    assert Program("def f(I): return palette(I)")([[1, 2]]) == frozenset({1, 2})
    assert Program("def f(I): return ofcolor(I, ONE)")([[1, 2]]) == frozenset({(0, 0)})
    assert Program("def f(I): return equality(I, I)")([[1, 2]]) is True


def test_faults():
    with pytest.raises(Fault, match="subgrid: the patch is empty") as raised:
        Program("def f(I): return subgrid(ofcolor(I, THREE), I)")([[1]])
    assert raised.value.kind == "empty" and raised.value.primitive == "subgrid"
    assert isinstance(raised.value, ValueError)
    with pytest.raises(Fault, match="out of fuel") as raised:
        Program("def f(I): return upscale(upscale(I, FIVE), FIVE)")([[1] * 30] * 30, fuel=10)
    assert raised.value.kind == "out of fuel"


def test_demos_come_from_a_task(data):
    task = data["denoise"]
    program = gridwright.solve(task, effort=2, progress=False).programs[0]
    assert program(task.tests[0][0], task) == task.tests[0][1]
    uses_demos = Program("def f(S, I): return learn_colors(S, identity, I)")
    with pytest.raises(Fault):
        uses_demos([[1]])


def test_files(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text("from dsl import *\n" + TEXT + "\n\ndef verify_x(I):\n    return I\n")
    assert [program.name for program in gridwright.load_programs(file)] == ["solve_denoise", "verify_x"]
    assert Program.load(file, "verify_x").file == str(file)
    with pytest.raises(ValueError, match="has 2 functions; give the name of one"):
        Program.load(file)
    with pytest.raises(ValueError, match="there is no function banana"):
        Program.load(file, "banana")
    with pytest.raises(FileNotFoundError, match="no such file"):
        Program.load(tmp_path / "none.py")
    file.write_text(TEXT + "\n\ndef solve_b(I): return frobnicate(I)\n")
    with pytest.raises(ValueError, match="frobnicate"):
        gridwright.load_programs(file)
    assert len(gridwright.load_programs(file, keep_going=True)) == 1


@pytest.mark.parametrize(
    ("text", "error", "says"),
    [
        ("def f(I): return vmiror(I)", ValueError, "vmirror"),
        ("", ValueError, "there is no function"),
        (TEXT + "\n" + TEXT.replace("denoise", "b"), ValueError, "has 2 functions, and a Program is one"),
        ("def f(I): return hmirror(I, I)", ValueError, "hmirror"),
        ("while True: pass", ValueError, "program:1"),
        (b"def f(I): return I", TypeError, "a bytes is none"),
        (3, TypeError, "an int is none"),
    ],
)
def test_what_is_no_program(text, error, says):
    with pytest.raises(error) as raised:
        Program(text)
    assert says in str(raised.value)


def test_traces(data):
    task = data["denoise"]
    program = Program("def f(I): return replace(hmirror(I), ONE, TWO)")
    trace = program.trace([[1], [3]])
    assert [step.statement for step in trace.steps] == ["x1 = hmirror(I)", "x2 = replace(x1, ONE, TWO)"]
    assert (trace[0].value, trace[-1].value) == (Grid([[3], [1]]), Grid([[3], [2]])) and len(trace) == 2
    assert trace.output == Grid([[3], [2]]) and trace.expected is None and trace.verdict == "unknown"
    assert trace[0].type == "Grid" and trace.fuel == sum(step.fuel for step in trace.steps)
    on_demo = program.trace(task, "demo2")
    assert on_demo.input == task.demos[1][0] and on_demo.verdict == "wrong" == program.trace(task, 2).verdict
    assert program.trace(task, "test1").input == task.tests[0][0]
    failed = Program("def f(I): return hmirror(subgrid(ofcolor(I, THREE), I))").trace([[1]])
    assert failed[1].fault == "subgrid: the patch is empty" and failed[1].value is None
    assert "no value" in str(failed) and "<svg" in trace._repr_html_() and "x1 = hmirror(I)" in str(trace)
    with pytest.raises(TypeError, match="task 'denoise' has 4 demos and 1 tests"):
        program.trace(task, "test9")
    with pytest.raises(IndexError, match="there are 2 steps"):
        trace[2]


def test_run(data):
    programs = [Program(TEXT), "def same(I): return I", "def solve_nowhere(I): return I"]
    rows = gridwright.run(programs, data[:2] + [data["denoise"]], jobs=2)
    assert [(row["task"], row["program"], row["index"]) for row in rows] == [
        ("denoise", "solve_denoise", 0),
        (data[0].id, "same", 1),
        (data[1].id, "same", 1),
        ("denoise", "same", 1),
    ]
    row = rows[0]
    assert row["verdict"] == "wrong" and row["why"] == "demo 1: the grid is 18x9, expected 9x9"
    assert row["samples"][0]["output"] == Program(TEXT)(data["denoise"].demos[0][0])
    assert rows.best()[0]["demos_right"] == max(row["demos_right"] for row in rows)
    assert "<table>" in rows._repr_html_()
    with pytest.raises(ValueError, match="has no task for any of the 1 programs"):
        gridwright.run("def solve_nowhere(I): return I", data)
    assert gridwright.run([], data) == []
    with pytest.raises(TypeError, match="an int is no program"):
        gridwright.run([3], data)
    with pytest.raises(TypeError, match="an int is no program"):
        gridwright.run(3, data)


def test_run_gives_what_the_command_line_reports(data, command, tmp_path):
    import json
    import subprocess

    file = tmp_path / "mine.py"
    file.write_text(
        "def solve_denoise(I): return I\n\n\ndef solve_sort_columns(I): return subgrid(ofcolor(I, TEN), I)\n"
    )
    ran = subprocess.run([command, "run", str(file), "--json"], capture_output=True, text=True)
    theirs = {row["program"]: row for row in json.loads(ran.stdout)["programs"]}
    for row in gridwright.run(file, data):
        for name in ["task", "verdict", "why", "score", "file"]:
            assert row[name] == theirs[row["program"]][name], name
        samples = [{name: one[name] for name in ["kind", "number", "verdict", "fuel"]} for one in row["samples"]]
        their_samples = theirs[row["program"]]["samples"]
        assert samples == [{name: one[name] for name in samples[0]} for one in their_samples]


def test_to_pandas(data):
    pytest.importorskip("pandas")
    table = gridwright.run("def same(I): return I", data).to_pandas()
    assert len(table) == 23 and set(table["verdict"]) <= {"right", "wrong", "fault"}
    assert "samples" not in table.columns
    assert len(gridwright.run([], data).to_pandas()) == 0


def test_batteries(data):
    task = data["denoise"]
    texts = [
        "def a(I): return vmirror(hmirror(I))",
        "def b(I): return hmirror(I)",
        "def c(I): return subgrid(ofcolor(I, TEN), I)",
    ]
    battery = Battery(texts)
    assert (len(battery), battery.calls, battery.calls_before) == (3, 4, 5)
    rows = battery.evaluate(task)
    for row, text in zip(rows, texts, strict=True):
        program = Program(text)
        alone = gridwright.run(program, task)[0]
        assert row["verdicts"] == [sample["verdict"] for sample in alone["samples"]]
        assert row["outputs"] == [sample["output"] for sample in alone["samples"]]
        assert row["demos_right"] == alone["demos_right"]
    assert "def battery(" in str(battery)
