"""Every game to its end in the terminal, in both languages, on the narrow screen that all have."""

import random
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len

import detente
from detente.cli.play import play
from tests.cli.test_play import RandomBot, Typist
from tests.longer import long_but

WIDTH = 80
MOST_LINES = 75
"""Lines of a turn on the screen at most, without the log and what goes on from the line before."""
GAMES_AND_LANGUAGES = list(product(detente.games(), ["en", "de"]))
SHORT = ["isles", "nations", "nuclear_war", "twoplustwo"]
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

    def run(
        id: str,
        language: str,
        seed: int,
        lines: Iterator[str] | Sequence[str] | None = None,
        width: int = WIDTH,
        **options: int | str,
    ) -> str:
        monkeypatch.setattr("detente.cli.play.bot", lambda name, seed: RandomBot(seed))
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr(sys, "stdin", Typist(iter(lines if lines is not None else numbers(seed))))
        play(id, options, seats_of(id), language, seed, None)
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize(("id", "language"), long_but([(id, "de") for id in SHORT], GAMES_AND_LANGUAGES))
def test_every_game_is_played_to_its_end(played: Any, id: str, language: str) -> None:
    shown = played(id, language, 3)
    assert RESULT[language] in shown
    assert [line for line in shown.splitlines() if cell_len(line) > WIDTH] == []
    for turn in shown.split("\n> ")[1:-1]:
        table = [line for line in turn.splitlines() if not line.startswith((" •", "   "))]
        assert len(table) <= MOST_LINES, turn


ASIDE = ("m", "k", "?", "b", "s", "n", "x", "d", "l 20", "r")
"""What can be looked at besides."""
BEGINNING = 60
"""Decisions after which a game is left where it would take long."""


def words_of(shown: str) -> set[str]:
    """All words, without the signs around them."""
    return {word.strip("()[],;:.·•…–—“”„\"'’") for word in shown.split()}


def looking_around(seed: int) -> Iterator[str]:
    """Types numbers, and now and then looks at everything there is."""
    chance = random.Random(seed)
    for k in range(BEGINNING):
        if k % 15 == 3:
            yield from ASIDE
        yield str(chance.choice([1, 1, 2, 2, 3, 5]))


@pytest.mark.parametrize(("id", "language"), long_but([("twoplustwo", "de")], GAMES_AND_LANGUAGES))
def test_no_line_is_too_long_and_no_word_is_broken(played: Any, id: str, language: str) -> None:
    """On 80 and 120 columns. Every word that is printed is also printed where there is room for everything."""
    options = {"map": "1715"} if id == "europe1815" and language == "en" else {}
    roomy = words_of(played(id, language, 3, looking_around(3), 4000, **options))
    for width in (80, 120):
        shown = played(id, language, 3, looking_around(3), width, **options)
        assert [line for line in shown.splitlines() if cell_len(line) > width] == []
        broken = {word for word in words_of(shown) - roomy if not set(word) <= set("─━-")}
        assert broken == set()


@pytest.mark.parametrize("id", ["wsdv", "twoplustwo"])
def test_it_is_said_with_which_card_something_may_be_done(played: Any, id: str) -> None:
    """`1 Remove unrest` and `4 Remove unrest` were all that was said."""
    shown = played(id, "en", 3, [])
    offered = shown[shown.index("Your turn:") :]
    cards = re.findall(r"^  (\S.*?)   +\d+ Remove unrest", offered, re.M)
    assert len(cards) == len(set(cards)) >= 8
    assert offered.count("Remove unrest") == len(cards)


def test_a_card_is_explained_once_and_when_asked_for(played: Any) -> None:
    told = "Event: dismantle 3 points in the East"
    lines = ["7", "1", "1", "b", "x 2", "x dismantling", "x nonsense", "x 99"]
    shown = played("twoplustwo", "en", 3, lines)
    begun, *turns, whole, of_number, of_name, nothing, none, _ = shown.split("\n> ")
    assert begun.replace("\n          ", " ").count(told) == 1
    assert all(told not in re.sub(r"\s+", " ", turn) for turn in turns)
    assert told in re.sub(r"\s+", " ", whole) and "Dominance −6: 5 points" in whole
    assert "Dominance −6: 5 points" not in begun and "Export check" in whole and "Export check" not in begun
    assert "(" in of_number and told in re.sub(r"\s+", " ", of_name)
    assert "There is nothing to explain." in nothing and "The list goes from 1 to" in none


def test_of_the_board_only_what_is_new_is_shown_within_a_turn(played: Any) -> None:
    first, second, third, _ = played("twoplustwo", "en", 3, ["7", "16"]).split("\n> ")
    assert "West Berlin" in first and "Board" not in second
    board = third.split("\n\n")[2]
    assert "Köln" in board and "unrest" not in board and "3 × unrest" in first


def test_choices_are_shown_as_they_can_be_typed(played: Any) -> None:
    shown = played("wsdv", "en", 3, ["n", "?", "play card_03 build"])
    _, written, helped, done, _ = shown.split("\n> ")
    assert "play card_03 build" in written and "play card_03 build" not in shown.split("\n> ")[0]
    assert all(re.search(rf"\n  {key}[ ,]", helped) for key in "urlsbnxdq")
    assert "West takes “Monetary reform in the East” to build up the economy." in done
