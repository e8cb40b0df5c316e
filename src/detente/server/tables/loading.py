"""Tables in memory from their rows in the database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import detente
from detente.core.engine.game import Game
from detente.core.engine.state import IllegalAction, State
from detente.server.store.models import TableRow
from detente.server.store.seats import SavedTable
from detente.server.store.stored_games import Texts
from detente.server.tables.game_log import GameLog, LogItem, Opening, RulesFailed
from detente.server.tables.live_table import LiveTable, checked_options
from detente.server.tables.upgrades import Reopening


def load_table(saved: SavedTable, texts: Texts) -> LiveTable:
    """A table from the database. texts: what is stored of its game.

    LookupError if its game is not installed, or cannot go on under the installed rules; RulesFailed if these break down.
    """
    row = saved.row
    game = detente.game(row.game)
    live = LiveTable(row, game, [], None)
    items = live.load_items(saved)
    live.set_holders_at(len(items))
    if row.status != "waiting":
        reopening = Reopening(game, row, items, opening_of(game, row), live.start)
        found = reopening.find(texts)
        live.game_log, live.stored_position, live.adoption = found.game_log, found.resumed, found.adoption
    checked_options(game, row)
    return live


def load_game(game: Game, row: TableRow, items: Iterable[LogItem] = ()) -> GameLog:
    """The game of a table, played to the end of its log. RulesFailed if the rules break down.

    LookupError if they forbid an entry of the log: then they have changed since it began.
    """
    opening = opening_of(game, row)
    try:
        return GameLog(game, opening, items)
    except IllegalAction as error:
        raise LookupError(f"{game.id} does not allow what was done at the table: {error}") from error
    except Exception as error:
        raise RulesFailed([]) from error


def opening_of(game: Game, row: TableRow) -> Opening:
    """How the game of a table begins. LookupError if the game now has other options."""
    options, seed, facts = checked_options(game, row), int(row.seed), row.facts

    def opening(events: list[Any]) -> State:
        if facts is None:
            return game.start(options, seed, events)
        return game.position(facts, options, seed, events)

    return opening
