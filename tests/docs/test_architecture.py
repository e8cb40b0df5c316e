"""The page on how everything fits together names files that are there."""

import re

import pytest

import detente
from tools.embed_code import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PATHS = sorted(
    {path for path in re.findall(r"`([a-z_0-9]+/[\w/.]+)`", PAGE) if not path.startswith(("tests/", "src/"))}
)


@pytest.mark.parametrize("path", PATHS)
def test_each_path_is_there(path):
    """A path of any game is there for one game at least."""
    source = ROOT / "src" / "detente"
    names = [path.replace("GAME", game) for game in detente.games()] if "GAME" in path else [path]
    assert any((source / name).exists() for name in names), path


def test_there_are_paths():
    assert len(PATHS) > 40
