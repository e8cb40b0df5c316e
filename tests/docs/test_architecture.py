"""The page on how everything fits together names files that are there."""

import re
import subprocess
import sys

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


IF_THE_TURN_PASSES = "server/service/lobby.py"


def test_there_are_paths():
    assert len(PATHS) > 40


def test_the_way_of_an_action_is_the_one_that_it_takes():
    """Every file of the server that an action passes is on the page, and their number."""
    done = subprocess.run(
        [sys.executable, "tools/trace_action.py", "nuclear_war"],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    passed = re.findall(r"^(server/[\w/.]+): ", done.stdout, re.MULTILINE)
    way = PAGE[PAGE.index("## One action") : PAGE.index("## One icon")]
    named = set(re.findall(r"`(server/[\w/.]+)`", way))
    assert {*passed, IF_THE_TURN_PASSES} == named
    assert f"passes {len(named)} files of the server at most" in way
