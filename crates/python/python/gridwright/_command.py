"""The command ``gridwright``, which the wheel carries."""

import os
import signal
import sys

from gridwright import _native


def main() -> int:
    """Run the command line with the arguments of the process; gives its exit code."""
    # The command handles signals itself, or dies of them, as the binary does; Python would only take note.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Where the command needs Python (solve --ray), it is this one.
    os.environ.setdefault("GRIDWRIGHT_PYTHON", sys.executable)
    return _native.command(["gridwright", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
