"""Writes the stubs of gridwright.dsl and gridwright.constants from the table of primitives; with --check only compares them.

The package has to be installed; a test runs it with --check."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from gridwright import _native

HEAD = "# Written by crates/python/make_stubs.py.\n"


def exported(names: Iterable[str]) -> str:
    """Give the list of what is exported."""
    return "__all__ = [\n" + "".join(f'    "{name}",\n' for name in names) + "]\n"


def dsl() -> str:
    """Give the stub of gridwright.dsl."""
    lines = [HEAD + '"""The primitives of arc-dsl, and ours, as Python functions."""\n']
    lines += ["from gridwright._native import Function\n", exported(_native.primitives())]
    lines += [f"{name}: Function  # {function.signature}" for name, function in _native.primitives().items()]
    return "\n".join(lines) + "\n"


def constants() -> str:
    """Give the stub of gridwright.constants."""
    lines = [HEAD + '"""The constants of arc-dsl, and ours."""\n', exported(_native.constants())]
    for name, value in _native.constants().items():
        kind = "tuple[int, int]" if isinstance(value, tuple) else type(value).__name__
        lines.append(f"{name}: {kind}")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write or compare them; gives the exit code."""
    folder = Path(__file__).parent / "python" / "gridwright"
    wrong = []
    for name, text in [("dsl.pyi", dsl()), ("constants.pyi", constants())]:
        file = folder / name
        if "--check" not in sys.argv:
            file.write_text(text)
        elif file.read_text() != text:
            wrong.append(name)
    if wrong:
        print(f"{', '.join(wrong)}: not up to date; run crates/python/make_stubs.py", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
