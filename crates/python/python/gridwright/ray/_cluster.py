"""A Ray cluster: work goes out in bounds, and what comes back is streamed; what is lost with a node is sent again."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from types import FrameType, TracebackType
from typing import Any

# Seconds after which the driver looks up when nothing comes.
TICK = 0.2
# Seconds after which it is asked how many nodes there are.
LOOK_EVERY = 2.0
# Tasks that are on the way for each that there is room for, and at least: a worker that has none to go on with is given back
# to the cluster, and asked for again.
AHEAD, LEAST = 4, 16
# Seconds within which a cluster answers.
PATIENCE = 20.0
# How often a call that is to end is told so, and the seconds in between, before its worker is killed.
TOLD, TELL_EVERY = 6, 1.0
# A task that has been sent so often is named.
SUSPICIOUS = 10


def needed() -> Any:
    """Give the module of Ray, or say how to get it."""
    try:
        import ray
        import ray.exceptions
    except ImportError as error:
        raise ImportError(f"Ray is not installed ({error}); pip install 'gridwright[ray]'") from None
    return ray


def answers(address: str) -> None:
    """Raise an error at once if nobody is at an address with a port; Ray would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()


def first_line(error: Exception) -> str:
    """Give what an error says, in a line."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


@contextmanager
def interrupts() -> Iterator[Callable[[], None]]:
    """Keep Ctrl-C for moments that suit: what this gives raises the interrupt if there was one.

    Python raises it wherever it happens to be: after a call was sent and before that was noted, so that nobody would end the
    call, or in a finalizer, where it is lost. Pressed again, it is raised there and then.
    """
    pressed = False

    def press(_number: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    def look() -> None:
        if pressed:
            raise KeyboardInterrupt

    # Other threads get no signals, and whoever handles this one otherwise has a reason to.
    ours = (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    if ours:
        signal.signal(signal.SIGINT, press)
    try:
        yield look
    finally:
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


class Cluster:
    """A connection to a cluster, with what each task takes of it."""

    def __init__(
        self, address: str | None, *, cpus: float = 1, gpus: float = 0, in_flight: int | None = None, retries: int = -1
    ) -> None:
        """Connect, unless the process is connected already; then that one is used."""
        if cpus < 0 or gpus < 0 or (cpus == 0 and gpus == 0):
            raise ValueError("a task takes some of a CPU or of a GPU: cpus and gpus are numbers from 0 on, not both 0")
        if in_flight is not None and in_flight < 1:
            raise ValueError("in_flight is at least 1: so many tasks are on the way")
        self.ray = needed()
        self.cpus, self.gpus, self.in_flight, self.retries = cpus, gpus, in_flight, retries
        self.connected = not self.ray.is_initialized()
        if self.connected:
            try:
                answers(address or os.environ.get("RAY_ADDRESS", ""))
                # The driver has nothing to show of the workers but what they give.
                self.ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (OSError, RuntimeError, ValueError) as error:
                where = f"at {address}" if address else "here"
                said = first_line(error)
                raise ConnectionError(
                    f"there is no Ray cluster {where}: {said}; start one with 'ray start --head'"
                ) from None
        self.start = time.monotonic()
        self.flying = self.resent = 0
        self.ended = False
        # Raises the interrupt if there was one, where whoever uses this keeps Ctrl-C for moments that suit.
        self.look: Callable[[], None] | None = None
        self._looked, self._slots, self._warned = 0.0, 0, False

    def elapsed(self) -> float:
        """Seconds since the connection was there."""
        return time.monotonic() - self.start

    @property
    def slots(self) -> int:
        """How many tasks the nodes that are there have room for."""
        if time.monotonic() - self._looked > LOOK_EVERY:
            self._looked, self._slots = time.monotonic(), sum(map(self._room, self.ray.nodes()))
            if not self._slots and not self._warned:
                self._warned = True
                wants = f"{self.cpus:g} CPUs and {self.gpus:g} GPUs"
                warnings.warn(
                    f"no node has room for a task, which takes {wants}; waiting for one that has", stacklevel=2
                )
        return max(1, self._slots)

    def _room(self, node: dict[str, Any]) -> int:
        if not node["Alive"]:
            return 0
        has = node["Resources"]
        wants = [(has.get("CPU", 0), self.cpus), (has.get("GPU", 0), self.gpus)]
        return min(int(there / want) for there, want in wants if want > 0)

    def share(self, value: Any) -> tuple[bytes, list[Any]]:
        """Put a value where each worker gets it once, with a key to know it by."""
        # In a list, Ray does not fetch it for every task.
        return os.urandom(16), [self.ray.put(value)]

    def stream(
        self,
        function: Callable[..., Any],
        count: int,
        arguments: Callable[[int], tuple[Any, ...]],
        *,
        names: Sequence[str],
        queued: bool = True,
    ) -> Iterator[tuple[int, Any] | None]:
        """Call a function on workers, with the arguments of 0, 1, ..., and yield each number with its result as it comes.

        None is yielded when nothing came for a moment. ``queued`` is whether calls may wait at the workers for room.
        """
        ray = self.ray
        remote = ray.remote(function).options(num_cpus=self.cpus, num_gpus=self.gpus, max_retries=0)
        lost = ray.exceptions
        # Whatever says that a worker, a node or an object is gone, and nothing that the function raised.
        gone = (lost.WorkerCrashedError, lost.NodeDiedError, lost.ObjectLostError, lost.OutOfMemoryError)
        waiting, again = deque(range(count)), [0] * count
        flying: dict[Any, int] = {}
        with nullcontext(self.look) if self.look else interrupts() as look:
            try:
                while (waiting or flying) and not self.ended:
                    look()
                    most = self.in_flight or (max(LEAST, AHEAD * self.slots) if queued else self.slots)
                    while waiting and len(flying) < most:
                        at = waiting.popleft()
                        flying[remote.remote(*arguments(at))] = at
                    self.flying = len(flying)
                    ready, _ = ray.wait(list(flying), num_returns=1, timeout=TICK)
                    if not ready:
                        yield None
                        continue
                    # All that came meanwhile: looking at many is expensive.
                    ready, _ = ray.wait(list(flying), num_returns=len(flying), timeout=0)
                    for ref in ready:
                        at = flying.pop(ref)
                        self.flying = len(flying)
                        try:
                            result = ray.get(ref)
                        except lost.RayTaskError as error:
                            raise self._raised(error) from None
                        except gone as error:
                            self._again(again, at, names[at], error)
                            waiting.appendleft(at)
                            continue
                        yield at, result
                look()
            finally:
                self._stop(list(flying))
                self.flying = 0

    def _stop(self, calls: list[Any]) -> None:
        """End calls that are under way, and wait until they have ended.

        A worker that is about to begin with a call may miss that it is told, so it is told again, and at last killed.
        """
        # Those that were sent last wait for room: they must not begin when others end.
        left = calls[::-1]
        for at in range(TOLD + 1):
            if not left:
                break
            for ref in left:
                self.ray.cancel(ref, force=at == TOLD)
            _, left = self.ray.wait(left, num_returns=len(left), timeout=TELL_EVERY)

    def _raised(self, error: Any) -> Exception:
        """Give the exception of the function itself."""
        if "No module named 'gridwright" in str(error):
            return RuntimeError("a worker has no package gridwright; install the same version on every node")
        return error.cause if isinstance(error.cause, Exception) else error

    def _again(self, again: list[int], at: int, name: str, error: Exception) -> None:
        again[at] += 1
        self.resent += 1
        said = first_line(error)
        if 0 <= self.retries < again[at]:
            raise RuntimeError(f"task '{name}' was lost {again[at]} times, the last time because: {said}")
        if again[at] % SUSPICIOUS == 0:
            warnings.warn(f"task '{name}' was lost {again[at]} times, the last time because: {said}", stacklevel=2)

    def end(self) -> None:
        """End what is under way soon."""
        self.ended = True

    def __enter__(self) -> Cluster:
        """Give itself."""
        return self

    def __exit__(self, *_how: type[BaseException] | BaseException | TracebackType | None) -> None:
        """Disconnect, if it was connected here."""
        if self.connected:
            self.ray.shutdown()
