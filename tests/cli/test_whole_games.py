"""Every game to its end in the terminal, in both languages, on the narrow screen that all have."""

import random
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from rich.cells import cell_len

import detente
from detente.cli.play import play
from tests.cli.test_play import RandomBot, Typist

WIDTH = 80
RESULT = {"en": "Result", "de": "Ergebnis"}


def numbers(seed: int) -> Iterator[str]:
    """Types numbers for ever, most of which choose something."""
    chance = random.Random(seed)
    while True:
        yield str(chance.choice([1, 1, 2, 2, 3, 4, 5, 7, 11, 16]))


def seats_of(id: str) -> list[str]:
    """A person and as many bots as the game takes at most."""
    seats = next(option for option in detente.game(id).options if option.name == "seats")
    return ["me"] + ["random"] * (max(int(count) for count in seats.values) - 1)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Play a game with these lines typed; what was printed."""

    def run(id: str, language: str, seed: int, lines: Iterator[str] | Sequence[str] | None = None) -> str:
        monkeypatch.setattr("detente.cli.play.bot", lambda name, seed: RandomBot(seed))
        monkeypatch.setenv("COLUMNS", str(WIDTH))
        monkeypatch.setattr(sys, "stdin", Typist(iter(lines if lines is not None else numbers(seed))))
        play(id, {}, seats_of(id), language, seed, None)
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("id", detente.games())
def test_every_game_is_played_to_its_end(played: Any, id: str, language: str) -> None:
    shown = played(id, language, 3)
    assert RESULT[language] in shown
    assert [line for line in shown.splitlines() if cell_len(line) > WIDTH] == []
