"""How a cluster gets on, in a line."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Any

from gridwright.ray._cluster import Cluster

EVERY = 0.5


class Progress:
    """A line on standard error, or a bar of tqdm if that is installed; nothing where nobody looks, unless it is wanted."""

    def __init__(self, total: int | None, wanted: bool | None) -> None:
        """Of so many tasks, if that is known."""
        self.total, self.count, self.exact, self.last = total, 0, 0, 0.0
        self.bar: Any = None
        self.wanted = (sys.stderr.isatty() or "ipykernel" in sys.modules) if wanted is None else wanted
        if self.wanted:
            try:
                from tqdm.auto import tqdm
            except ImportError:
                return
            self.bar = tqdm(total=total, unit="task")

    def done(self, cluster: Cluster, exact: bool) -> None:
        """Count a task that is done."""
        self.count += 1
        self.exact += exact
        if self.bar is not None:
            self.bar.update()
        self.say(cluster)

    def say(self, cluster: Cluster) -> None:
        """Say how it stands, if it is time."""
        if not self.wanted or (time.monotonic() - self.last < EVERY and self.count != self.total):
            return
        self.last = time.monotonic()
        words = [f"{self.exact} right on all demos"] if self.total is not None else []
        words.append(f"{cluster.flying} on the way, room for {cluster.slots}")
        if cluster.resent:
            words.append(f"{cluster.resent} sent again")
        if self.bar is not None:
            self.bar.set_postfix_str(", ".join(words))
        else:
            of = "" if self.total is None else f"/{self.total}"
            print(f"\r{self.count}{of} tasks, {', '.join(words)}", end="", file=sys.stderr, flush=True)

    def __enter__(self) -> Progress:
        """Give itself."""
        return self

    def __exit__(self, *_how: type[BaseException] | BaseException | TracebackType | None) -> None:
        """End the line."""
        if self.bar is not None:
            self.bar.close()
        elif self.wanted and self.last:
            print(file=sys.stderr)
