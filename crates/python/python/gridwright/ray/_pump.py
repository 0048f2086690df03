"""The part of ``gridwright solve --ray`` that is Python: tasks come in, what came of them goes out, and nothing is kept.

The first line of standard input is JSON: {version, address, cpus, gpus, options, known, tasks: [[id, json], ...]}. Each line of
standard output is JSON, too: {ready: nodes' room}, {done: [id, text]}, {waiting: true} when nothing came for a moment, or
{error: why}, which is the last. When the input ends, so does this: whoever asked is gone.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from typing import IO, Any

from gridwright._native import Program, Task
from gridwright.ray import _worker, solve_texts
from gridwright.ray._cluster import Cluster


def main() -> None:
    """Do what standard input says."""
    # What Ray and others print goes where errors go.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    # Whoever asked is told, and ends the input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pump(sys.stdin, out)
    except Exception as error:
        say(out, {"error": " ".join(str(error).split()) or type(error).__name__})


def pump(given: IO[str], out: IO[str]) -> None:
    """Solve what is given."""
    asked = json.loads(given.readline())
    _worker.same_version(asked["version"])
    tasks = [Task.from_json(text, id) for id, text in asked["tasks"]]
    known = [Program(text) for text in asked["known"]]
    with Cluster(asked["address"], cpus=asked["cpus"], gpus=asked["gpus"]) as cluster:

        def watch() -> None:
            given.read()
            cluster.end()

        threading.Thread(target=watch, daemon=True).start()
        say(out, {"ready": cluster.slots})
        for done in solve_texts(cluster, asked["options"], known, tasks, {}):
            say(out, {"waiting": True} if done is None else {"done": done})


def say(out: IO[str], what: dict[str, Any]) -> None:
    """Write a line at once; nobody may read any more."""
    try:
        print(json.dumps(what), file=out, flush=True)
    except BrokenPipeError:
        os._exit(1)


if __name__ == "__main__":
    main()
