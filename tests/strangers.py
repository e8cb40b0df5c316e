"""Distributions of strangers, installed into a folder for a test: games and bots that fail in one way or another."""

import os
from collections.abc import Mapping
from pathlib import Path
from textwrap import dedent


def install(
    folder: Path,
    name: str,
    files: Mapping[str, str],
    games: Mapping[str, str] | None = None,
    bots: Mapping[str, str] | None = None,
) -> None:
    """Put files into a folder for PYTHONPATH, with the entry points of a distribution called `name`, version 2.5."""
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text), encoding="utf-8")
    about = folder / f"{name}-2.5.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.5\n", encoding="utf-8")
    groups = {"detente.games": games or {}, "detente.bots": bots or {}}
    lines = [
        line
        for group, entries in groups.items()
        for line in (f"[{group}]", *(f"{id} = {value}" for id, value in entries.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that knows what is installed in the folder."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    return os.environ | {"PYTHONPATH": path}
