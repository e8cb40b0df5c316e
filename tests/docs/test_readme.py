"""The README's program runs as it stands there."""

import re
from pathlib import Path

import pytest

import detente

README = Path(__file__).parents[2] / "README.md"


def test_the_program_in_the_readme_plays_a_game() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(compile(program, str(README), "exec"), names)
    state = names["state"]
    assert isinstance(state, detente.State)
    assert state.over
    assert state.returns is not None
    assert len(state.returns) == state.seats


def test_what_its_comments_say_of_errors_holds() -> None:
    with pytest.raises(KeyError, match="nuclear_war"):
        detente.game("chess")
    with pytest.raises(ValueError, match="seats"):
        detente.game("nuclear_war").start({"seats": 7})


def test_every_installed_game_of_ours_is_in_its_table() -> None:
    readme = README.read_text("utf-8")
    ours = [id for id in detente.games() if detente.game(id).package.startswith("detente.")]
    assert all(detente.game(id).title in readme for id in ours)
