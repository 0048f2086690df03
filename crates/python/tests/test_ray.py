"""Solving and evolving on a real Ray cluster: several nodes on this machine, which come and go."""

import doctest
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter

import pytest
from test_solve import content

import gridwright

ray = pytest.importorskip("ray")
from ray.cluster_utils import Cluster  # noqa: E402

import gridwright.ray  # noqa: E402
from gridwright.ray._cluster import Cluster as Connection  # noqa: E402

EFFORT = 3
# A machine that is busy takes its time to start a node.
PATIENCE = 300
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}


def started(nodes):
    # A busy machine would leave workers with Ray's niceness waiting.
    os.environ.setdefault("RAY_worker_niceness", "0")
    cluster = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    for _ in range(nodes - 1):
        # A GPU that nobody has is a number like any other to Ray.
        cluster.add_node(**NODE, num_gpus=1)
    cluster.wait_for_nodes(timeout=PATIENCE)
    return cluster


@pytest.fixture(scope="module")
def cluster():
    """Two nodes; a test that takes one away adds another."""
    cluster = started(2)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


@pytest.fixture
def connected(cluster):
    ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
    yield cluster
    ray.shutdown()


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """What the command writes on one machine."""
    folder = tmp_path_factory.mktemp("alone")
    arguments = ["solve", "--effort", str(EFFORT), "--out", "out.json", "--archive", "found.db"]
    subprocess.run([sys.executable, "-m", "gridwright", *arguments], check=True, capture_output=True, cwd=folder)
    return folder


def assert_same(folder, alone):
    for name in ["out.json", "out.py"]:
        assert (folder / name).read_bytes() == (alone / name).read_bytes(), name
    assert content(folder / "found.db") == content(alone / "found.db")
    assert not (folder / "found.db.pending").exists()


def kept(folder):
    return {"effort": EFFORT, "out": folder / "out.json", "archive": folder / "found.db", "progress": False}


def test_solve_writes_the_bytes_of_one_machine(cluster, alone, data, tmp_path):
    assert not ray.is_initialized()
    solutions = gridwright.ray.solve(data, address=cluster.address, **kept(tmp_path))
    assert not ray.is_initialized(), "what it connected, it disconnects"
    assert [solution.task.id for solution in solutions] == data.keys()
    assert_same(tmp_path, alone)


def test_a_single_task_and_options(connected, data):
    solution = gridwright.ray.solve(data["denoise"], effort=EFFORT)
    assert solution.is_exact and ray.is_initialized()
    known = "def k(I): return hmirror(I)"
    here = gridwright.solve(data, only=["denoise"], effort=1, known=known, evolve=50, seed=7, progress=False)
    there = gridwright.ray.solve(data, only=["denoise"], effort=1, known=known, evolve=50, seed=7, in_flight=1)
    assert there[0].answers == here[0].answers and there[0].programs == here[0].programs
    # Tasks go where GPUs are, half of one each.
    with Connection(None, gpus=0.5) as cluster:
        assert cluster.slots == 1 and Connection(None).slots == 2
    with pytest.warns(UserWarning, match="no node has room for a task, which takes 2 CPUs and 0 GPUs"):
        assert Connection(None, cpus=2).slots == 1
    assert gridwright.ray.solve(data["denoise"], effort=EFFORT, gpus=0.5).programs == solution.programs
    # With a time every task has an answer, whatever is found.
    assert len(gridwright.ray.solve(data, time=2.0)) == len(data)


def test_programs_of_the_archive_are_tried_first(connected, command, alone, data, tmp_path):
    said = {}
    for where in ["here", "there", "command"]:
        folder = tmp_path / where
        folder.mkdir()
        shutil.copy(alone / "found.db", folder)
        options = {**kept(folder), "effort": 1}
        if where == "command":
            arguments = ["--out", "out.json", "--archive", "found.db", "--effort", "1", "--ray", connected.address]
            subprocess.run(
                [command, "solve", *arguments], cwd=folder, check=True, capture_output=True, timeout=PATIENCE
            )
        else:
            (gridwright if where == "here" else gridwright.ray).solve(data, **options)
        said[where] = (folder / "out.json").read_bytes(), (folder / "out.py").read_bytes(), content(folder / "found.db")
    assert said["here"] == said["there"] == said["command"]
    assert any(found["known"] for record in said["here"][2][2] for found in record["found"])


def test_errors(connected, data):
    with pytest.raises(TypeError, match="there is no option 'jobs' on a cluster"):
        gridwright.ray.solve(data, jobs=3)
    with pytest.raises(TypeError, match="there is no option banana"):
        gridwright.ray.solve(data, banana=3)
    with pytest.raises(ValueError, match="resume needs an archive"):
        gridwright.ray.solve(data, resume=True)
    with pytest.raises(ValueError, match="not both 0"):
        gridwright.ray.solve(data, cpus=0)
    with pytest.raises(ValueError, match="in_flight is at least 1"):
        gridwright.ray.solve(data, in_flight=0)


def test_the_most_expensive_go_first_and_in_bounds(connected, data, monkeypatch):
    from gridwright.ray import _cluster

    order, stream = [], _cluster.Cluster.stream

    def watched(self, function, count, arguments, **options):
        def asked(at):
            order.append(arguments(at)[2].id)
            return arguments(at)

        for done in stream(self, function, count, asked, **options):
            assert self.flying <= 3
            yield done

    monkeypatch.setattr(_cluster.Cluster, "stream", watched)
    unknown, known = data.keys()[:5], data.keys()[5:]
    costs = {id: 1.0 for id in known} | {known[7]: 9.0}
    gridwright.ray.solve(data, effort=1, in_flight=3, costs=costs)
    # Those of which nothing is known might be the worst; then the worst of the others.
    sizes = [gridwright.ray.expected_cost(data[id]) for id in order]
    assert sorted(order) == sorted(data.keys()) and set(order[:5]) == set(unknown) and order[5] == known[7]
    assert sizes[:5] == sorted(sizes[:5], reverse=True) and sizes[6:] == sorted(sizes[6:], reverse=True)


def test_a_node_that_dies_costs_no_task(alone, data, tmp_path):
    cluster = started(1)
    try:
        doomed = cluster.add_node(**NODE)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        ran = Counter()

        class Work:
            """Removes a node when a few tasks are done, and adds another."""

            done = 0

            def __call__(self):
                self.done += 1
                if self.done == 4:
                    cluster.remove_node(doomed, allow_graceful=False)
                if self.done == 8:
                    cluster.add_node(**NODE)

        strike = Work()
        stream = gridwright.ray._cluster.Cluster.stream

        def watched(self, *arguments, **options):
            for done in stream(self, *arguments, **options):
                if done is not None:
                    ran[done[0]] += 1
                    strike()
                yield done

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gridwright.ray._cluster.Cluster, "stream", watched)
            gridwright.ray.solve(data, **kept(tmp_path))
        assert strike.done == len(data) and set(ran.values()) == {1}
        assert_same(tmp_path, alone)
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_a_worker_that_dies_is_replaced(connected, tmp_path):
    mark = str(tmp_path / "died")

    # Workers are sent these as they are, for they cannot import the tests.
    def dies_once(at):
        if at == 2 and not os.path.exists(mark):
            open(mark, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return at * 10

    def dies(at):
        os.kill(os.getpid(), signal.SIGKILL)

    with Connection(None) as cluster:
        done = [one for one in cluster.stream(dies_once, 4, lambda at: (at,), names="abcd") if one is not None]
        assert sorted(done) == [(at, at * 10) for at in range(4)] and cluster.resent >= 1
    with Connection(None, retries=1) as cluster, pytest.raises(RuntimeError, match="task 'a' was lost 2 times"):
        list(cluster.stream(dies, 1, lambda at: (at,), names="a"))


KILLED = """
import os, sys
import gridwright, gridwright.ray
from gridwright.ray import _cluster
stream = _cluster.Cluster.stream
def watched(self, *arguments, **options):
    count = 0
    for done in stream(self, *arguments, **options):
        # What the session has is what it was given before this.
        if count == 9:
            os.kill(os.getpid(), 9)
        count += done is not None
        yield done
_cluster.Cluster.stream = watched
kept = {"out": "out.json", "archive": "found.db", "save_every": 0.0}
gridwright.ray.solve(gridwright.load(), address=sys.argv[1], effort=int(sys.argv[2]), **kept)
"""


def test_a_driver_that_was_killed_goes_on(cluster, alone, data, tmp_path):
    ran = subprocess.run([sys.executable, "-c", KILLED, cluster.address, str(EFFORT)], cwd=tmp_path, timeout=PATIENCE)
    assert ran.returncode == -signal.SIGKILL
    pending = tmp_path / "found.db.pending"
    assert pending.exists()
    # A line that was cut off is not read, and one of another run neither.
    with pending.open("a") as file:
        file.write('{"task": "denoise", "vers')
    done = []
    options = {**kept(tmp_path), "resume": True, "address": cluster.address}
    sent = gridwright.ray.solve_texts

    def counted(cluster, options, known, tasks, costs):
        done.extend(task.id for task in tasks)
        return sent(cluster, options, known, tasks, costs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gridwright.ray, "solve_texts", counted)
        gridwright.ray.solve(data, **options)
    assert len(done) == len(data) - 9, "what the driver had is not done again"
    # Which of the two runs stored a program is all that differs.
    with sqlite3.connect(tmp_path / "found.db") as archive:
        archive.execute("update program set run = 1")
        archive.execute("update result set run = 1")
    assert_same(tmp_path, alone)


def interrupted(call, cluster, tmp_path, after):
    """What a script that makes this call writes to stderr when Ctrl-C is pressed so many seconds after it has begun."""
    script = f"import sys, gridwright, gridwright.ray\n{call}"
    with subprocess.Popen(
        [sys.executable, "-c", script, cluster.address], cwd=tmp_path, stderr=subprocess.PIPE
    ) as process:
        try:
            # The archive is there when it begins.
            deadline = time.monotonic() + PATIENCE
            while not (tmp_path / "found.db").exists():
                assert process.poll() is None and time.monotonic() < deadline
                time.sleep(0.05)
            time.sleep(after)
            process.send_signal(signal.SIGINT)
            return process.communicate(timeout=PATIENCE)[1].decode()
        finally:
            # One that goes on would be waited for.
            process.kill()


def assert_free(cluster):
    """Workers of both nodes take something else."""
    script = """if True:
        import sys, time
        from gridwright.ray._cluster import Cluster
        def work(at):
            time.sleep(1)
        with Cluster(sys.argv[1]) as cluster:
            assert len([one for one in cluster.stream(work, 2, lambda at: (at,), names="ab") if one]) == 2
    """
    subprocess.run([sys.executable, "-c", script, cluster.address], check=True, timeout=PATIENCE)


# Before there are workers, while they start, and while they are at work.
@pytest.mark.parametrize("after", [0, 0.5, 4])
def test_an_interrupt_saves_what_was_found(cluster, data, tmp_path, after):
    # Every task goes on for ever: what ends them is the signal.
    call = (
        "gridwright.ray.solve(gridwright.load(), address=sys.argv[1], effort=10**9, out='out.json', archive='found.db')"
    )
    error = interrupted(call, cluster, tmp_path, after)
    assert "KeyboardInterrupt" in error
    assert json.loads((tmp_path / "out.json").read_text()).keys() == set(data.keys())
    assert_free(cluster)


def test_calls_end_at_any_moment(connected, monkeypatch):
    from gridwright.ray import _cluster

    def forever(at):
        while True:
            time.sleep(0.01)

    def deaf(at):
        while True:
            try:
                time.sleep(0.1)
            except KeyboardInterrupt:
                continue

    def ended(work, moments):
        """How long it takes to end calls after having waited for them so often."""
        with Connection(None) as cluster:
            stream = cluster.stream(work, 5, lambda at: (at,), names="abcde")
            assert [next(stream) for _ in range(moments)] == [None] * moments
            start = time.monotonic()
            stream.close()
            return time.monotonic() - start

    monkeypatch.setattr(_cluster, "TICK", 0.02)
    for moments in [1, 2, 5, 20, 60]:
        assert ended(forever, moments) < PATIENCE
    # A worker that does not listen is killed.
    monkeypatch.setattr(_cluster, "TOLD", 2)
    assert 2 < ended(deaf, 100) < PATIENCE
    assert_free(connected)


def test_an_interrupt_waits_for_a_moment_that_suits():
    from gridwright.ray._cluster import interrupts

    with interrupts() as look:
        look()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            look()
        # Whoever presses twice does not want to wait.
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_evolve_writes_the_archive_of_one_machine(connected, data, tmp_path):
    options = {"only": ["denoise", "sort_columns", "connect_pairs"], "generations": 2, "candidates": 200, "seed": 5}
    here = gridwright.evolve(data, archive=tmp_path / "here.db", **options)
    there = gridwright.ray.evolve(data, archive=tmp_path / "there.db", **options)
    assert here == there
    assert content(tmp_path / "here.db") == content(tmp_path / "there.db")
    # And goes on from there.
    options["generations"] = 1
    assert gridwright.evolve(data, archive=tmp_path / "here.db", **options) == gridwright.ray.evolve(
        data, archive=tmp_path / "there.db", **options
    )
    with pytest.raises(ValueError, match="give one of generations, time and effort"):
        gridwright.ray.evolve(data, **{**options, "time": 3.0})


def test_an_interrupt_ends_evolution(cluster, data, tmp_path):
    call = "gridwright.ray.evolve(address=sys.argv[1], generations=10**6, candidates=100, archive='found.db')"
    error = interrupted(call, cluster, tmp_path, 6)
    assert "KeyboardInterrupt" in error
    with sqlite3.connect(tmp_path / "found.db") as archive:
        assert archive.execute("pragma integrity_check").fetchone() == ("ok",)
    with gridwright.Archive(tmp_path / "found.db") as archive:
        assert len(archive) > 0, "the programs that it began with are stored"


def test_evolve_on_three_nodes_one_of_which_dies(data, tmp_path):
    options = {"only": data.keys()[:8], "generations": 1, "candidates": 200}
    gridwright.evolve(data, archive=tmp_path / "here.db", **options)
    cluster = started(2)
    try:
        doomed = cluster.add_node(**NODE)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="error")
        stream = gridwright.ray._cluster.Cluster.stream

        def watched(self, *arguments, **options):
            for count, done in enumerate(stream(self, *arguments, **options)):
                if count == 2:
                    cluster.remove_node(doomed, allow_graceful=False)
                yield done

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gridwright.ray._cluster.Cluster, "stream", watched)
            gridwright.ray.evolve(data, archive=tmp_path / "there.db", **options)
        assert content(tmp_path / "here.db") == content(tmp_path / "there.db")
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_the_command_writes_the_same_bytes(cluster, command, alone, tmp_path):
    arguments = [command, "solve", "--effort", str(EFFORT), "--out", "out.json", "--archive", "found.db", "--json"]
    ran = subprocess.run(
        [*arguments, "--ray", cluster.address], cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE
    )
    assert ran.returncode == 0, ran.stderr
    assert "room for 2 tasks at a time" in ran.stderr and len(json.loads(ran.stdout)["tasks"]) == 23
    assert_same(tmp_path, alone)


def test_the_command_ends_by_a_signal_and_goes_on(cluster, command, alone, data, tmp_path):
    arguments = [command, "solve", "--out", "out.json", "--archive", "found.db", "--ray", cluster.address, "--effort"]
    with subprocess.Popen([*arguments, "1000000000"], cwd=tmp_path, stderr=subprocess.PIPE, text=True) as process:
        try:
            # It says how much room there is when it begins.
            assert any("room for" in line for line in process.stderr)
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 130
    assert json.loads((tmp_path / "out.json").read_text()).keys() == set(data.keys())
    subprocess.run(
        [*arguments, str(EFFORT), "--resume"], cwd=tmp_path, check=True, timeout=PATIENCE, capture_output=True
    )
    assert (tmp_path / "out.json").read_bytes() == (alone / "out.json").read_bytes()


def test_the_command_says_what_is_missing(command, tmp_path):
    def error(address="auto", **environment):
        ran = subprocess.run(
            [command, "solve", "--ray", address, "--out", "out.json"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            env={**os.environ, **environment},
            timeout=PATIENCE,
        )
        assert ran.returncode == 2 and not (tmp_path / "out.json").exists()
        lines = ran.stderr.splitlines()
        assert len(lines) == 1, ran.stderr
        return lines[0]

    # One that has neither the package nor Ray, and one that is none.
    bare = tmp_path / "bare"
    bare.write_text(f'#!/bin/sh\nexec {sys.executable} -I -S "$@"\n')
    bare.chmod(0o755)
    assert "pip install 'gridwright[ray]'" in error(GRIDWRIGHT_PYTHON=str(bare))
    assert "does not start" in error(GRIDWRIGHT_PYTHON=str(tmp_path / "none"))
    (tmp_path / "ray.py").write_text("raise ImportError('no Ray here')")
    said = error(PYTHONPATH=str(tmp_path))
    assert "Ray is not installed (no Ray here); pip install 'gridwright[ray]'" in said
    (tmp_path / "ray.py").unlink()
    assert "there is no Ray cluster at 127.0.0.1:1: " in error("127.0.0.1:1")


def test_examples_in_docstrings():
    failed, tried = doctest.testmod(gridwright.ray)
    assert failed == 0 and tried > 2


def test_another_version_is_refused():
    from gridwright.ray import _worker

    with pytest.raises(RuntimeError, match="install the same version on every node"):
        _worker.same_version("0.0.1")


def test_no_cluster():
    for address in ["127.0.0.1:1", "ray://127.0.0.1:1"]:
        with pytest.raises(ConnectionError, match=f"there is no Ray cluster at {address}: .*ray start --head"):
            gridwright.ray.solve(address=address, effort=1)
    assert not ray.is_initialized()
