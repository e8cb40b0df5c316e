"""The mark `rule` comes with Détente: tests of a stranger's repository need not declare it."""

import subprocess
import sys
from pathlib import Path

TEST = """
import sys

import pytest


@pytest.mark.rule("ISLES-SAIL-3")
def test_it(request):
    assert [mark.args for mark in request.node.iter_markers("rule")] == [("ISLES-SAIL-3",)]
    assert "detente" not in sys.modules, "the plugin imports nothing of Détente"
"""


def test_a_repository_of_a_stranger_may_mark_rules(tmp_path: Path) -> None:
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --strict-markers\n", encoding="utf-8")
    (tmp_path / "test_rules.py").write_text(TEST, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_mark_is_explained(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "--markers"]
    said = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert "@pytest.mark.rule(*ids): the rules that this test checks" in said
