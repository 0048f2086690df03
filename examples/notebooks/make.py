"""Writes the notebooks with their output: runs each and saves what it shows. With --check the cells are run, and nothing is saved.

usage: python examples/notebooks/make.py [--check] [NAME ...]

The package, nbclient and ipykernel have to be installed."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent


def executed(file: Path) -> nbformat.NotebookNode:
    """Run a notebook from its first cell, in an empty folder, and give it with its output."""
    notebook = nbformat.read(file, as_version=4)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None
    os.environ["JUPYTER_PLATFORM_DIRS"] = "1"
    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": folder}})
        client.execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    notebook.metadata.pop("language_info", None)
    return notebook


def main() -> None:
    """Run them all, or those that are named."""
    names = [name for name in sys.argv[1:] if not name.startswith("--")]
    for file in sorted(FOLDER.glob("*.ipynb")):
        if names and file.stem not in names:
            continue
        notebook = executed(file)
        if "--check" not in sys.argv:
            nbformat.write(notebook, file)
        print(file.name)


if __name__ == "__main__":
    main()
