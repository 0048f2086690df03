"""The package itself: its command, its documentation, its stubs, its notebooks."""

import doctest
import importlib
import json
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import gridwright
from gridwright import _native

ROOT = Path(__file__).parents[3]
MODULES = [name for _, name, _ in pkgutil.iter_modules(gridwright.__path__) if name not in {"__main__", "ray", "_ray"}]


@pytest.mark.parametrize("name", ["", *MODULES])
def test_examples_in_docstrings(name):
    module = importlib.import_module(f"gridwright.{name}" if name else "gridwright")
    failed, _ = doctest.testmod(module)
    assert failed == 0


def test_examples_in_docstrings_of_rust():
    finder, runner, found = doctest.DocTestFinder(), doctest.DocTestRunner(), 0
    for name in _native.__all__:
        thing = getattr(_native, name)
        for test in finder.find(thing, name, module=False, globs={}):
            found += len(test.examples)
            runner.run(test)
    assert runner.summarize().failed == 0 and found > 20


def test_everything_has_a_docstring():
    for name in gridwright.__all__:
        thing = getattr(gridwright, name)
        assert name in {"__version__", "Function"} or (thing.__doc__ or "").strip(), name
        if isinstance(thing, type):
            for member, value in vars(thing).items():
                shown = callable(value) or isinstance(value, property) or type(value).__name__ == "getset_descriptor"
                assert member.startswith("_") or not shown or (value.__doc__ or "").strip(), f"{name}.{member}"


def test_examples_of_the_documentation():
    file = ROOT / "docs" / "python.md"
    failed, tried = doctest.testfile(str(file), module_relative=False)
    assert failed == 0 and tried > 10


def test_stubs_are_those_of_the_table():
    script = Path(__file__).parents[1] / "make_stubs.py"
    ran = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


def test_stubs_are_those_of_the_module(tmp_path):
    pytest.importorskip("mypy")
    arguments = [
        sys.executable,
        "-m",
        "mypy.stubtest",
        "gridwright",
        "--mypy-config-file",
        str(ROOT / "pyproject.toml"),
    ]
    ran = subprocess.run(arguments, capture_output=True, text=True, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_command(command, tmp_path):
    run = lambda *arguments: subprocess.run([command, *arguments], capture_output=True, text=True, cwd=tmp_path)  # noqa: E731
    assert run("--version").stdout == f"gridwright {gridwright.__version__}\n"
    assert json.loads(run("run", "--json").stdout)["tasks_right"] == 23
    bad = run("tasks", "--data", "none.json")
    assert bad.returncode == 2 and bad.stderr.startswith("error: none.json")
    module = subprocess.run([sys.executable, "-m", "gridwright", "--version"], capture_output=True, text=True)
    assert module.stdout == f"gridwright {gridwright.__version__}\n"


def test_the_command_ends_by_signals(command, tmp_path):
    import signal
    import time

    out = tmp_path / "out.json"
    arguments = [command, "solve", "--effort", "1000000000", "--out", str(out), "--save-every", "1s"]
    with subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        error = process.communicate(timeout=60)[1]
    assert process.returncode == 130, error
    assert len(json.loads(out.read_text())) == 23
    with subprocess.Popen([command, "bench", "run", "--repeat", "1000000"], stdout=subprocess.DEVNULL) as process:
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == -signal.SIGINT


def test_nothing_else_is_needed():
    script = "import sys; import gridwright, gridwright.dsl; gridwright.solve(gridwright.load()[:2], effort=1); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not {"numpy", "pandas", "matplotlib", "tqdm", "IPython"} & set(ran.stdout.split())


@pytest.mark.parametrize("name", ["tour", "competition", "language_model"])
def test_notebooks(name):
    pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    pytest.importorskip("pandas")
    folder = ROOT / "examples" / "notebooks"
    ran = subprocess.run([sys.executable, str(folder / "make.py"), "--check", name], capture_output=True, text=True)
    assert ran.returncode == 0 and f"{name}.ipynb" in ran.stdout, ran.stderr
    cells = [
        cell for cell in json.loads((folder / f"{name}.ipynb").read_text())["cells"] if cell["cell_type"] == "code"
    ]
    assert all(cell["execution_count"] for cell in cells) and any(cell["outputs"] for cell in cells)
