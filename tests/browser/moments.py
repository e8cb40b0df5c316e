"""Moments of whole games as tables: bots play a game, and positions of it are put up to be looked at in the browser."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import detente
from detente.bots import bot
from detente.core.records.record import Match, Record
from detente.server.service.importing import import_game
from detente.server.settings import Settings
from tests.server.serving import in_a_loop, sqlite_url

T = TypeVar("T")

NAMES = ("Anna", "Bartholomäus", "Cäcilie von Stetten", "Doppelkonsonantenschifffahrtsgesell", "Emil", "Fu")
"""Who plays: names of every length, one of 35 letters without a blank."""


@dataclass(frozen=True)
class GamePosition:
    """A position of a game. record: how it came about; seat: who is to decide there, seat A after the end; choices: of how
    many actions.
    """

    record: Record
    seat: int
    choices: int


def whole_game(
    game: str, options: dict[str, Any], seed: int, player: str = "heuristic"
) -> list[GamePosition]:
    """All positions of a game that bots play, the last one after its end. player: which bots."""
    match = Match(detente.game(game), options, seed)
    state = match.state
    minds = [bot(player, seed + seat) for seat in range(state.seats)]
    asked = []
    while not state.over:
        seat = state.to_act[0]
        mind, actions = minds[seat], state.legal_actions(seat)
        match.apply(
            seat, mind.choose(state.view(seat), actions, lambda n, s=seat: state.determinize(s, n), None)
        )
        asked.append((seat, len(actions)))
    entries = match.record.entries
    return [
        GamePosition(replace(match.record, entries=entries[:n]), *at) for n, at in enumerate([*asked, (0, 0)])
    ]


def spread(moments: Sequence[T], most: int) -> list[T]:
    """Some of them, from the first to the last; all if there are no more."""
    last, count = len(moments) - 1, min(most, len(moments))
    return [moments[round(k * last / max(1, count - 1))] for k in range(count)]


def put_up_all(folder: Path, moments: Sequence[GamePosition]) -> list[str]:
    """Write moments into a new database on which no server runs yet; for each the link of the seat that decides."""
    return [links[moment.seat] for moment, links in zip(moments, put_up_seats(folder, moments), strict=True)]


def put_up_seats(folder: Path, moments: Sequence[GamePosition]) -> list[list[str]]:
    """Write moments into a new database on which no server runs yet; for each the links of all its seats."""
    links: list[list[str]] = []

    async def write() -> None:
        settings = Settings(sqlite_url(folder))
        for moment in moments:
            links.append((await import_game(settings, moment.record)).links)

    in_a_loop(write())
    with sqlite3.connect(folder / "table.sqlite") as database:
        for seat, name in enumerate(NAMES):
            database.execute("UPDATE holders SET name = ? WHERE seat = ?", (name, seat))
    database.close()
    return links
