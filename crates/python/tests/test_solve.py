import json
import os
import pickle
import signal
import sqlite3
import subprocess
import sys
import threading
import time

import pytest

import gridwright
from gridwright import Program, Solution, Solver

EFFORT = 2


def test_one_task(data):
    task = data["denoise"]
    solution = gridwright.solve(task, effort=EFFORT, progress=False)
    assert isinstance(solution, Solution) and solution.task == task
    assert solution.is_exact and solution.tests_right == 1 and solution.right_within == (True, True)
    assert solution.answers[0][0] == task.tests[0][1] != solution.answers[0][1]
    assert (
        solution.programs[0].name == "solve_denoise"
        and solution.programs[0](task.tests[0][0], task) == solution.answers[0][0]
    )
    assert solution.why[0][0].startswith("program 1 of ") and solution.found[0]["demos_right"] == 4
    assert solution.stop in {"found", "fuel", "exhausted"} and solution.seconds > 0 and solution.panic is None
    assert "its steps on test1" in str(solution.explain()) and "<svg" in solution.explain()._repr_html_()
    assert "<svg" in solution._repr_html_() and "solve_denoise" in str(solution)
    assert gridwright.solve(task.todict(), effort=EFFORT, progress=False)[0].answers == solution.answers


def test_solutions_pickle(data):
    solution = gridwright.solve(data["denoise"], effort=EFFORT, progress=False)
    again = pickle.loads(pickle.dumps(solution))
    assert again == solution and again.programs == solution.programs and again.found == solution.found
    assert again.record == solution.record and again.seconds == solution.seconds
    from gridwright import _native

    _, (kind, form, content) = solution.__reduce__()
    other = (*content[:2], content[2].replace('"version":"', '"version":"9.'))
    with pytest.raises(ValueError, match="what came of task 'denoise' cannot be read: it was written by gridwright 9"):
        _native.restore(kind, form, other)


def test_the_same_bytes_as_the_command_line(data, command, tmp_path):
    options = ["--effort", str(EFFORT), "--evolve", "25", "--seed", "7", "--jobs", "2"]
    theirs = tmp_path / "theirs.json"
    subprocess.run([command, "solve", *options, "--out", str(theirs)], check=True, capture_output=True)
    ours = tmp_path / "ours.json"
    solutions = gridwright.solve(data, effort=EFFORT, evolve=25, seed=7, jobs=1, out=ours, progress=False)
    assert ours.read_bytes() == theirs.read_bytes()
    assert ours.with_suffix(".py").read_bytes() == theirs.with_suffix(".py").read_bytes()
    assert gridwright.submission(solutions).encode() == theirs.read_bytes()
    assert [solution.task.id for solution in solutions] == data.keys()
    report = gridwright.score(ours, data)
    ran = subprocess.run([command, "score", str(theirs), "--json"], capture_output=True, text=True, check=True)
    marks = json.loads(ran.stdout)
    assert (report["tests_right"], report["tasks_right"]) == (marks["tests_right"], marks["tasks_right"])
    assert report == gridwright.score(solutions, data) == gridwright.score(json.loads(ours.read_text()), data)


def content(archive):
    """Give what an archive holds, without times and what runs are called."""
    with sqlite3.connect(archive) as db:
        programs = db.execute("select * from program order by id").fetchall()
        results = db.execute("select * from result order by 1, 2, 3").fetchall()
        records = [
            json.loads(row[0])
            for row in db.execute("select record from outcome order by task")
            if row[0].startswith("{")
        ]
    for record in records:
        record.pop("seconds"), record.pop("core_seconds")
    return programs, results, records


def test_what_is_solved_elsewhere_is_kept_with_the_same_bytes(data, command, tmp_path):
    theirs, ours = tmp_path / "theirs.json", tmp_path / "ours.json"
    archives = tmp_path / "theirs.db", tmp_path / "ours.db"
    options = ["--effort", str(EFFORT), "--out", str(theirs), "--archive", str(archives[0])]
    subprocess.run([command, "solve", *options], check=True, capture_output=True)
    seen = []

    def work(solver, tasks):
        seen.extend(tasks)
        sent = pickle.dumps(solver)
        for task in reversed(tasks):
            yield pickle.loads(pickle.dumps(pickle.loads(sent).solve(pickle.loads(pickle.dumps(task)))))
            yield None

    kept = {"effort": EFFORT, "out": ours, "archive": archives[1], "jobs": 1}
    solutions, report = gridwright.keep(work, data, **kept)
    assert ours.read_bytes() == theirs.read_bytes() and not report["cancelled"]
    assert ours.with_suffix(".py").read_bytes() == theirs.with_suffix(".py").read_bytes()
    assert content(archives[0]) == content(archives[1])
    assert [solution.task.id for solution in solutions] == data.keys() and len(seen) == 23
    ours.unlink()
    again, _ = gridwright.keep(lambda solver, tasks: iter(()), data, resume=True, **kept)
    assert all(solution.resumed for solution in again) and ours.read_bytes() == theirs.read_bytes()


def test_what_others_gave_is_saved_when_they_fail(data, tmp_path):
    out, archive = tmp_path / "out.json", tmp_path / "found.db"
    options = {"effort": 1, "out": out, "archive": archive, "only": data.keys()[:3]}

    def work(solver, tasks):
        yield solver.solve(tasks[0])
        raise ConnectionError("the node is gone")

    with pytest.raises(ConnectionError, match="the node is gone"):
        gridwright.keep(work, data, **options)
    assert len(json.loads(out.read_text())) == 3
    left = []
    solutions, _ = gridwright.keep(
        lambda solver, tasks: left.extend(tasks) or map(solver.solve, tasks), data, resume=True, **options
    )
    assert [task.id for task in left] == data.keys()[1:3] and [s.resumed for s in solutions] == [True, False, False]
    with pytest.raises(TypeError, match="an int is no Solution"):
        gridwright.keep(lambda solver, tasks: [3], data, effort=1)
    stranger = gridwright.solve(data["denoise"], effort=1, progress=False)
    with pytest.raises(ValueError, match="a solution of task 'denoise', which was not asked for"):
        gridwright.keep(lambda solver, tasks: [stranger], data, effort=1, only=["sort_columns"])


def test_an_iterator_of_what_is_done(data):
    solving = gridwright.solve_iter(data, effort=1)
    assert len(solving) == 23 and solving.report is None
    seen = [solution.task.id for solution in solving]
    assert sorted(seen) == sorted(data.keys())
    assert [solution.task.id for solution in solving.solutions] == data.keys()
    assert solving.report["unsaved"] is None and solving.warnings == []
    assert list(solving) == []


def test_resume(data, tmp_path):
    archive = tmp_path / "found.db"
    first = gridwright.solve(data, effort=1, archive=archive, only=data.keys()[:2], progress=False)
    second = gridwright.solve_iter(data, effort=1, archive=archive, only=data.keys()[:4], resume=True)
    assert sorted(solution.task.id for solution in second) == sorted(data.keys()[:4])
    assert [solution.resumed for solution in second.solutions] == [True, True, False, False]
    assert [solution.answers for solution in second.solutions[:2]] == [solution.answers for solution in first]


def test_known_programs_and_solvers(data):
    task = data["sort_columns"]
    best = gridwright.solve(task, effort=20, progress=False).programs[0]
    solver = pickle.loads(pickle.dumps(Solver(effort=1, known=[best], jobs=1, seed=3)))
    assert solver.known == [best] and solver.options["seed"] == 3
    solution = solver.solve(task)
    assert any(found["known"] and found["program"] == best for found in solution.found)


def test_progress(data, capsys):
    gridwright.solve(data[:3], effort=1, progress=True)
    assert "3/3" in capsys.readouterr().err
    gridwright.solve(data[:3], effort=1, progress=False)
    assert capsys.readouterr().err == ""


def test_progress_without_tqdm(data, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    gridwright.solve(data[:2], effort=1, progress=True)
    assert "2/2 tasks" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "error", "text"),
    [
        ({"effort": 0}, ValueError, "there is nothing to find with an effort of 0; give at least 1"),
        ({"effort": -1}, OverflowError, "effort"),
        ({"effort": "much"}, TypeError, "effort"),
        ({"time": float("nan")}, ValueError, "time is NaN, which is no time"),
        ({"time_per_task": 0.0}, ValueError, "the time for a task has to be above 0"),
        ({"evolve": 101}, ValueError, "from 0 to 100"),
        ({"resume": True}, ValueError, "resume needs an archive"),
        ({"only": ["banana"]}, KeyError, "task 'banana' is not in data embedded"),
        ({"efort": 1}, TypeError, "there is no option efort"),
        ({"backend": "abacus"}, ValueError, "give auto, cpu, gpu"),
        ({"known": [3]}, TypeError, "an int is no program"),
        ({"out": "/nowhere/at/all.json"}, OSError, "there is no folder /nowhere/at; make it first"),
    ],
)
def test_bad_options(data, options, error, text):
    with pytest.raises(error) as raised:
        gridwright.solve(data, progress=False, **options)
    assert text in str(raised.value)


def test_the_lock_is_released(data):
    count = 0
    done = threading.Event()

    def counting():
        nonlocal count
        while not done.is_set():
            count += 1
            time.sleep(0.001)

    thread = threading.Thread(target=counting)
    thread.start()
    gridwright.solve(data, effort=3, jobs=1, progress=False)
    done.set()
    thread.join()
    assert count > 10


INTERRUPTED = """
import json, os, signal, sys, threading, time
import gridwright
data = gridwright.load()
solving = gridwright.solve_iter(data, effort=10**9, out=sys.argv[1], save_every=0.0) if sys.argv[2] == "solve" else None
struck = []
def strike():
    time.sleep(1.0)
    struck.append(time.monotonic())
    os.kill(os.getpid(), signal.SIGINT)
threading.Thread(target=strike).start()
try:
    if sys.argv[2] == "solve":
        for _ in solving:
            pass
    elif sys.argv[2] == "evolve":
        gridwright.evolve(data, generations=10**9)
    elif sys.argv[2] == "solver":
        rows = [[(row * 7 + column * column * 3 + row * column * 5) % 10 for column in range(12)] for row in range(12)]
        other = [[(row * row * 3 + column * 11 + row * column * 7) % 10 for column in range(9)] for row in range(7)]
        pairs = [{"input": rows, "output": other}, {"input": rows[::-1], "output": other[::-1][:5]}]
        gridwright.Solver(effort=10**9).solve({"train": pairs, "test": [{"input": rows}]})
    else:
        slow = "def f(I): return canvas(ZERO, astuple(1000, 1000))"
        gridwright.run([slow] * 10**5, data, jobs=1)
except KeyboardInterrupt:
    late = time.monotonic() - struck[0]
    if solving:
        # The interrupt may have come between two solutions, where the loop has it and the search does not.
        solving.cancel()
    print(json.dumps({"late": late, "solutions": len(solving.solutions) if solving else 0}))
    os._exit(0)
print("it was not interrupted")
"""


@pytest.mark.parametrize("what", ["solve", "evolve", "solver", "run"])
def test_an_interrupt_ends_it_and_leaves_what_was_found(what, tmp_path, data):
    out = tmp_path / "out.json"
    ran = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(out), what], capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout)
    if what == "solve":
        assert said["solutions"] == 23 and len(json.loads(out.read_text())) == 23
    # The goal is 0.2 s; a machine that is busy with other tests may take a while to come round to it.
    assert said["late"] < 5


def test_evolve(data, tmp_path, command):
    options = {"only": ["denoise", "sort_columns"], "generations": 1, "candidates": 200, "seed": 5}
    report = gridwright.evolve(data, archive=tmp_path / "a.db", **options)
    assert report["generations"] == 1 and report["stored"][0] > 0 and report["unsaved"] is None
    assert [row["task"] for row in report["best"]] == ["denoise", "sort_columns"]
    assert isinstance(report["best"][0]["program"], Program)
    arguments = ["--task", "denoise,sort_columns", "--generations", "1", "--candidates", "200", "--seed", "5"]
    subprocess.run(
        [command, "evolve", *arguments, "--archive", str(tmp_path / "b.db")], check=True, capture_output=True
    )
    assert content(tmp_path / "a.db") == content(tmp_path / "b.db")
    with pytest.raises(ValueError, match="give one of generations, time and effort"):
        gridwright.evolve(data, generations=1, time=3)


def test_archives(data, tmp_path):
    file = tmp_path / "found.db"
    with pytest.raises(FileNotFoundError):
        gridwright.Archive(file)
    gridwright.solve(data["denoise"], effort=EFFORT, archive=file, progress=False)
    gridwright.solve(data, only=["denoise"], effort=EFFORT, archive=file, progress=False)
    with gridwright.Archive(file) as archive:
        entries = archive.list(task="denoise", order="cost")
        assert entries and entries[0]["kind"] == "solver" and len(archive) >= len(entries)
        assert [entry["cost"] for entry in entries] == sorted(entry["cost"] for entry in entries)
        whole = archive.get(entries[0]["hash"][:10])
        assert whole["hash"] == entries[0]["hash"] and whole["results"][0]["task"] == "denoise"
        assert archive.best("denoise", data)[0]["demos_right"] == 4
        assert json.loads(archive.submit(data)).keys() == set(data.keys())
        assert archive.add("def mine(I): return rot90(rot180(I))") == (1, 0)
        assert archive.add("def mine(I): return rot90(rot180(I))") == (0, 1)
        assert [e["sources"] for e in archive.list(order="name") if "mine" in e["names"]] == [["file programs"]]
        for bad in [{"kind": "banana"}, {"order": "banana"}]:
            with pytest.raises(ValueError, match="banana is no"):
                archive.list(**bad)
        with pytest.raises(KeyError):
            archive.get("zzz")
    for ask in [archive.list, lambda: archive.get("0"), lambda: len(archive), archive.submit]:
        with pytest.raises(ValueError, match=r"the archive .*found.db is closed"):
            ask()
    file.write_text("this is no archive")
    with pytest.raises(ValueError, match="found.db"):
        gridwright.Archive(file)


def test_scores_of_what_is_no_submission(data, tmp_path):
    with pytest.raises(FileNotFoundError):
        gridwright.score(tmp_path / "none.json", data)
    with pytest.raises(ValueError, match="is missing; a submission has every task"):
        gridwright.score({}, data)
    with pytest.raises(TypeError, match="an int is no Solution"):
        gridwright.submission([3])


def test_a_file_of_programs_runs_under_the_package(data, tmp_path):
    out = tmp_path / "out.json"
    solutions = gridwright.solve(data, effort=EFFORT, out=out, progress=False)
    names = {}
    text = out.with_suffix(".py").read_text()
    assert "gridwright.dsl" in text
    exec(compile(text, "out.py", "exec"), names)
    checked = 0
    for solution in solutions:
        function = names.get(f"solve_{solution.task.id}")
        if function is None or not solution.is_exact:
            continue
        demos = tuple((a.totuple(), b.totuple()) for a, b in solution.task.demos)
        given = solution.task.tests[0][0].totuple()
        gave = function(demos, given, None) if function.__code__.co_argcount == 3 else function(given)
        assert gave == solution.answers[0][0].totuple(), solution.task.id
        checked += 1
    assert checked >= 5


def test_signals_are_left_alone_by_the_module():
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler or os.environ.get("PYTEST_XDIST_WORKER")
