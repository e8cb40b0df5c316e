"""Tables in memory from their rows in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import detente
from detente.core.engine.game import Game
from detente.core.engine.state import IllegalAction, State
from detente.server.store.models import TableRow
from detente.server.store.seats import SavedLog
from detente.server.tables.game_log import GameLog, LogItem, RulesFailed
from detente.server.tables.live_table import LiveTable, checked_options


def load_table(row: TableRow, saved: SavedLog) -> LiveTable:
    """A table from the database. LookupError if its game is not installed, or its rules have changed."""
    game = detente.game(row.game)
    live = LiveTable(row, game, [], None)
    items = live.load_items(saved)
    live.set_holders_at(len(items))
    if row.status != "waiting":
        live.start(load_game(game, row, items))
    checked_options(game, row)
    return live


def load_game(game: Game, row: TableRow, items: Iterable[LogItem] = ()) -> GameLog:
    """The game of a table, played to the end of its log. RulesFailed if the rules break down.

    LookupError if the rules have changed since it began; that is also detected when they forbid an entry of the log.
    """
    if game.version != row.version and row.status != "waiting":
        raise LookupError(f"{game.id} has rules version {game.version}, the table {row.version}")
    options, seed, facts = checked_options(game, row), int(row.seed), row.facts

    def opening(events: list[Any]) -> State:
        if facts is None:
            return game.start(options, seed, events)
        return game.position(facts, options, seed, events)

    try:
        return GameLog(game, opening, items)
    except IllegalAction as error:
        raise LookupError(f"{game.id} does not allow what was done at the table: {error}") from error
    except Exception as error:
        raise RulesFailed([]) from error
