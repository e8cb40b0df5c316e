"""`detente learn` without PyTorch, and what it refuses; tests/research/test_learning.py has what it does."""

import sys
from pathlib import Path

import pytest

from tests.cli.test_commands import refused

GAME = "isles"


def test_who_lacks_pytorch_is_told_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("detente.research.learning")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    said = refused("learn", GAME, "--resume", str(tmp_path / "run"))
    assert "detente learn needs the package torch: pip install 'detente[learn]'" in said
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("learn", "chess", "--resume", "x"), "no game 'chess'"),
        (("learn", GAME), "--resume"),
        (("learn", GAME, "--resume", "x", "--weights", "no/such/folder/mine.weights"), "no/such/folder"),
    ],
)
def test_slips_are_refused_in_one_line(words: tuple[str, ...], why: str) -> None:
    assert why in refused(*words)
