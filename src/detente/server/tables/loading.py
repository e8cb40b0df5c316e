"""Tables in memory from their rows in the database."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any

import detente
from detente.core.engine.game import Game
from detente.core.engine.state import IllegalAction, State
from detente.server.store.models import TableRow
from detente.server.store.seats import SavedLog
from detente.server.tables.game_log import GameLog, LogItem, Opening, RulesFailed
from detente.server.tables.live_table import LiveTable, checked_options
from detente.server.tables.stored_game import StoredGame

log = logging.getLogger("detente.server")


def load_table(row: TableRow, saved: SavedLog, data: str | None = None) -> LiveTable:
    """A table from the database. data: what was stored of its game, if anything; its log is played again if that is of no use.

    LookupError if its game is not installed, or its rules have changed.
    """
    game = detente.game(row.game)
    live = LiveTable(row, game, [], None)
    items = live.load_items(saved)
    live.set_holders_at(len(items))
    if row.status != "waiting" and not (data is not None and resume(live, data, items)):
        live.start(load_game(game, row, items))
    checked_options(game, row)
    return live


def resume(live: LiveTable, data: str, items: Sequence[LogItem]) -> bool:
    """Let a table go on from what was stored of its game; whether that was of use."""
    check_version(live.game, live.row)
    try:
        found = StoredGame(data, live.game, items)
        live.start(found.game_log(opening_of(live.game, live.row)))
        assert live.game_log is not None
        found.catch_up(live.game_log)
    except Exception as error:
        log.warning(
            "the stored game of table %s is of no use, its log is played again: %r", live.row.id, error
        )
        live.game_log = None
        return False
    live.stored_position = found.position
    return True


def load_game(game: Game, row: TableRow, items: Iterable[LogItem] = ()) -> GameLog:
    """The game of a table, played to the end of its log. RulesFailed if the rules break down.

    LookupError if the rules have changed since it began; that is also detected when they forbid an entry of the log.
    """
    check_version(game, row)
    opening = opening_of(game, row)
    try:
        return GameLog(game, opening, items)
    except IllegalAction as error:
        raise LookupError(f"{game.id} does not allow what was done at the table: {error}") from error
    except Exception as error:
        raise RulesFailed([]) from error


def check_version(game: Game, row: TableRow) -> None:
    """LookupError if the rules have changed since the game of a table began."""
    if game.version != row.version and row.status != "waiting":
        raise LookupError(f"{game.id} has rules version {game.version}, the table {row.version}")


def opening_of(game: Game, row: TableRow) -> Opening:
    """How the game of a table begins. LookupError if the game now has other options."""
    options, seed, facts = checked_options(game, row), int(row.seed), row.facts

    def opening(events: list[Any]) -> State:
        if facts is None:
            return game.start(options, seed, events)
        return game.position(facts, options, seed, events)

    return opening
