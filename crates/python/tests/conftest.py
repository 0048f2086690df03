"""What the tests share."""

import os
import shutil
import sys
from pathlib import Path

import pytest

import gridwright


@pytest.fixture(scope="session")
def data():
    return gridwright.load()


@pytest.fixture(scope="session")
def command():
    """The command that the wheel carries."""
    beside = Path(sys.executable).with_name("gridwright")
    return str(beside) if beside.exists() else shutil.which("gridwright")


@pytest.fixture(autouse=True)
def quiet_environment(monkeypatch):
    for name in ("GRIDWRIGHT_CONFIG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    os.environ.setdefault("GRIDWRIGHT_PROGRESS", "0")
