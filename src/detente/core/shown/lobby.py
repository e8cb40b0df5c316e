"""What a game's package says of the game in the lobby besides words: its module `lobby` has a `LOBBY`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from detente.core.engine.game import Game

LIGHTEST, HEAVIEST = 1, 5
MODULE = "lobby"


@dataclass(frozen=True, slots=True)
class LobbyFacts:
    """What people want to know before they choose a game.

    minutes: how long a game of people who know it takes, from and to. weight: how much there is to learn, 1 (a few minutes) to 5 (an evening).
    allies: seats that play together although only one of them can win, as lists of partners; sides that win together are the game's own.
    options: the options that people often choose, besides the number of players; the lobby shows all others apart.
    """

    minutes: tuple[int, int]
    weight: int
    allies: tuple[tuple[int, ...], ...] = ()
    options: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """ValueError says which value is wrong and what is allowed."""
        least, most = self.minutes
        if not 0 < least <= most:
            raise ValueError(f"minutes are {self.minutes}, but must be from a number to one that is not less")
        if not LIGHTEST <= self.weight <= HEAVIEST:
            raise ValueError(f"weight is {self.weight}, but must be {LIGHTEST} to {HEAVIEST}")


def lobby_facts(game: Game) -> LobbyFacts | None:
    """What the package of a game says; None if it says nothing."""
    found = getattr(game.module(MODULE), "LOBBY", None)
    if found is not None and not isinstance(found, LobbyFacts):
        raise ValueError(f"LOBBY in {game.package}.{MODULE} is {found!r}, but must be a LobbyFacts")
    return found


def teams(game: Game, options: Mapping[str, Any]) -> tuple[tuple[int, ...], ...]:
    """The seats that play together at a table with these options (complete), as lists of two or more partners."""
    facts = lobby_facts(game)
    sides = tuple(side for side in game.sides(options) if len(side) > 1)
    return sides or (facts.allies if facts is not None else ())
